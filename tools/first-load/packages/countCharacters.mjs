import { decodedMappings, TraceMap } from '@jridgewell/trace-mapping';

/**
 * Counts how many characters of a script come from each source. Unmapped parts, such as brackets
 * from the minifier, count for the source before them.
 * @param {string} script
 * @param {string} map its source map, as JSON
 * @returns {Map<string, number>} characters by source name in the map; `''` is the part before the
 * first one.
 */
export function countCharacters(script, map) {
  const traced = new TraceMap(map);
  const segments = decodedMappings(traced);
  const characters = new Map();
  let source = '';
  const add = (count) => {
    if (count > 0) characters.set(source, (characters.get(source) ?? 0) + count);
  };
  for (const [number, line] of script.split('\n').entries()) {
    let column = 0;
    for (const [begin, index] of segments[number] ?? []) {
      add(begin - column);
      column = begin;
      source = index === undefined ? source : (traced.sources[index] ?? '');
    }
    add(line.length - column);
  }
  return characters;
}
