/**
 * A source map as builds make it, whose second line comes from the fifth line of one source.
 *
 * @param source as webpack names it, below its `webpack://…/`
 */
export function aSourceMap(source = './src/screens/PartsScreen.tsx'): string {
  const sources = [`webpack://mf_parts_1/${source}`];
  return JSON.stringify({ version: 3, sources, names: [], mappings: ';AAIA' });
}
