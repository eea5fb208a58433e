/** Tries one reader: `npx tsx test/fuzz/try.ts "forces" 5000`. */
import { holdReader } from './hold.js';
import { READERS, removeFiles } from './readers/index.js';
const [word = '', count = '300'] = process.argv.slice(2);
for (const r of READERS.filter((x) => x.name.includes(word))) {
  const t = process.cpuUsage();
  const h = await holdReader(r, Number(count), 1);
  console.log(`${h.name} | n ${h.inputs} ok ${h.accepted} | slow ${h.slowest.toFixed(1)} usual ${h.usual.toFixed(2)} pressure ${h.pressure.toFixed(2)} | grown ${h.grown.toFixed(1)} peak ${h.peak.toFixed(0)} | cpu ${(process.cpuUsage(t).user / 1e6).toFixed(2)}`);
  if (h.slowest > 400) console.log('   slowest:', h.of.slice(-160), h.of.slice(0, 60));
  for (const f of h.faults) console.log(f);
}
removeFiles();
