/** Words for people are no rules: no mutants of them. Tests of words there are, but a changed comma is not what these are about. */
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

const isText = (words) => /\S\s+\S/.test(words);

const wording = {
  shouldIgnore({ node }) {
    if (node.type === 'StringLiteral' && isText(node.value)) return 'words for people';
    if (node.type === 'TemplateLiteral' && node.quasis.some(({ value }) => isText(value.raw) || /\s/.test(value.raw))) return 'words for people';
    return undefined;
  },
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'wording', wording)];
