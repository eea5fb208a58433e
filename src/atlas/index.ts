/**
 * Latitude and longitude to hexes: how the maps of this package are made, for makers of further ones.
 * Plain data in, plain data out; reading and writing files is the caller's part.
 * @module
 */
export type * from './geography.js';
export { gridOf, letterOf, mapModule, type ModuleWords } from './mapModule.js';
export { type Canvas, centerAt, hexAtPoint, makeCanvas, nameOf, type Point } from './plane.js';
export { makeRegions, type Regions } from './polygons.js';
export { makeProjection, type Projection } from './projection.js';
export { hexsideRows } from './rows.js';
export { type Course, type Raster, rasterize, type RasterSide } from './raster.js';
export type { RasterHex, Settlement } from './sheet.js';
