/**
 * A source map whose second line maps to the fifth line of one source.
 *
 * @param source webpack's name, after `webpack://…/`
 */
export function aSourceMap(source = './src/screens/PartsScreen.tsx'): string {
  const sources = [`webpack://mf_parts_1/${source}`];
  return JSON.stringify({ version: 3, sources, names: [], mappings: ';AAIA' });
}
