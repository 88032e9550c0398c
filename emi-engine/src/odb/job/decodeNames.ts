import { Warnings } from '../../problems/Warnings.ts';
import { type EdaData } from '../eda/EdaData.ts';
import { type StepFiles } from './Job.ts';

/** Encodings of names, by their names in warnings. */
const decoders = {
  'UTF-8': new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }),
  CP932: new TextDecoder('shift_jis', { fatal: true }),
} as const;
const beyondAscii = /[\u0080-\u00ff]/;
/** Kana and kanji; a lone half-width kana may be a Latin letter or the sign µ. */
const japanese = /[\u3041-\u30fe\u3400-\u9fff]|[\uff66-\uff9f]{2}/;

/**
 * Decodes the names of nets, parts, packages and pins, which readers keep as one character per
 * byte: UTF-8 if all are valid, else CP932 if all are valid and one has kana or kanji, else
 * Latin-1. Different bytes stay different names. Splits the list of layers by the matrix, since
 * names may have blanks.
 *
 * @param layers names of the matrix, in lower case
 */
export function decodeNames(
  steps: ReadonlyMap<string, StepFiles>,
  layers: ReadonlySet<string>,
  warnings: Warnings,
): ReadonlyMap<string, StepFiles> {
  const raw = new Set([...steps.values()].flatMap((step) => [...namesOf(step)]));
  const names = [...raw].filter((name) => beyondAscii.test(name));
  const decoded = names.length > 0 ? decodeAll(names, warnings) : new Map<string, string>();
  const decode = (name: string) => decoded.get(name) ?? name;
  return new Map(
    [...steps].map(([name, step]) => {
      const { eda } = step;
      const split = {
        ...step,
        ...(eda && { eda: { ...eda, layers: joinNames(eda.layers, layers) } }),
      };
      return [name, decoded.size > 0 ? decodeStep(split, decode) : split] as const;
    }),
  );
}

function* namesOf({ eda, netlist, layers }: StepFiles): Generator<string> {
  yield* eda?.nets ?? [];
  yield* netlist?.nets ?? [];
  for (const { name, pins } of eda?.packages ?? []) {
    yield name;
    yield* pins;
  }
  for (const { components } of layers.values()) {
    for (const { ref, name, properties } of components?.parts ?? []) {
      yield ref;
      yield name;
      for (const [key, value] of properties) {
        yield key;
        yield value;
      }
    }
    yield* components?.pins.names ?? [];
  }
}

function decodeAll(names: readonly string[], warnings: Warnings): ReadonlyMap<string, string> {
  const utf8 = tryAll(names, decoders['UTF-8']);
  if (utf8) return utf8;
  const cp932 = tryAll(names, decoders.CP932);
  const isJapanese = cp932 && [...cp932.values()].some((name) => japanese.test(name));
  const encoding = isJapanese ? 'CP932' : 'Latin-1';
  warnings.add({ code: 'names-encoding', values: { encoding } });
  return isJapanese ? cp932 : new Map(names.map((name) => [name, name]));
}

/** All names decoded, undefined if one is invalid. */
function tryAll(
  names: readonly string[],
  decoder: TextDecoder,
): ReadonlyMap<string, string> | undefined {
  const used = new Set<string>();
  const decoded = new Map<string, string>();
  try {
    for (const name of names) {
      const bytes = Buffer.from(name, 'latin1');
      const text = decoder.decode(bytes);
      // CP932 has some characters twice.
      const own = used.has(text) ? `${text} [${bytes.toString('hex')}]` : text;
      used.add(own);
      decoded.set(name, own);
    }
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
  return decoded;
}

function decodeStep(
  { eda, netlist, layers, ...step }: StepFiles,
  decode: (name: string) => string,
): StepFiles {
  return {
    ...step,
    ...(eda && { eda: decodeEda(eda, decode) }),
    ...(netlist && { netlist: { ...netlist, nets: netlist.nets.map(decode) } }),
    layers: new Map(
      [...layers].map(([name, { components, ...files }]) => [
        name,
        {
          ...files,
          ...(components && {
            components: {
              parts: components.parts.map((part) => ({
                ...part,
                ...{ ref: decode(part.ref), name: decode(part.name) },
                properties: new Map(
                  [...part.properties].map(([key, value]) => [decode(key), decode(value)]),
                ),
              })),
              pins: { ...components.pins, names: components.pins.names.map(decode) },
            },
          }),
        },
      ]),
    ),
  };
}

function decodeEda(eda: EdaData, decode: (name: string) => string): EdaData {
  return {
    ...eda,
    nets: eda.nets.map(decode),
    packages: eda.packages.map(({ name, pins, ...rest }) => ({
      ...rest,
      ...{ name: decode(name), pins: pins.map(decode) },
    })),
  };
}

/** Joins words to the longest known names. */
function joinNames(words: readonly string[], known: ReadonlySet<string>): string[] {
  const most = Math.max(1, ...[...known].map((name) => name.split(' ').length));
  const names: string[] = [];
  for (let at = 0; at < words.length;) {
    let count = Math.min(most, words.length - at);
    while (count > 1 && !known.has(words.slice(at, at + count).join(' '))) count -= 1;
    names.push(words.slice(at, at + count).join(' '));
    at += count;
  }
  return names;
}
