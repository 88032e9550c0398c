import { EmiError } from '../../problems/EmiError.ts';
import { type Warnings } from '../../problems/Warnings.ts';
import { type Features, type SymbolUse } from '../features/Features.ts';
import { drawFeatures } from './drawFeatures.ts';
import { readStandardSymbol } from './readStandardSymbol.ts';
import { type Box, type Polygon, type SymbolShape } from './SymbolShape.ts';

/** Deepest nesting of user-defined symbols. */
const deepest = 8;
/** Most points of one symbol with all nested symbols. */
const mostPoints = 200_000;

/** The shapes of all symbols that a board uses, each created once. */
export class SymbolLibrary {
  readonly #own: ReadonlyMap<string, Features>;
  readonly #warnings: Warnings;
  readonly #root: string;
  readonly #shapes = new Map<string, SymbolShape>();

  /** @param own user-defined symbols by name @param root folder of the job, for messages */
  constructor(own: ReadonlyMap<string, Features>, root: string, warnings: Warnings) {
    this.#own = own;
    this.#root = root === '' ? '' : `${root}/`;
    this.#warnings = warnings;
  }

  /**
   * Finds the shape of a symbol. An unknown symbol draws nothing. Unknown symbols and symbols with
   * a known extent only cause a warning.
   *
   * @throws EmiError `symbol-depth`, `symbol-size`
   */
  find(use: SymbolUse, depth = 0): SymbolShape {
    const key = `${use.unit} ${use.name}`;
    const known = this.#shapes.get(key);
    if (known) return known;
    const shape = this.#make(use, depth);
    this.#shapes.set(key, shape);
    return shape;
  }

  #make(use: SymbolUse, depth: number): SymbolShape {
    const { name } = use;
    const file = `${this.#root}symbols/${name}/features`;
    const own = this.#own.get(name);
    if (own) {
      if (depth >= deepest)
        throw new EmiError({ code: 'symbol-depth', file, values: { limit: deepest } });
      const polygons = drawFeatures(
        own,
        (nested) => this.find(nested, depth + 1),
        () => {
          throw new EmiError({ code: 'symbol-size', file, values: { limit: mostPoints } });
        },
        mostPoints,
      );
      return { kind: 'user', name, polygons, box: boxOf(polygons) };
    }
    const shape = readStandardSymbol(name, use.unit);
    if (!shape) this.#warn('symbol-unknown', use);
    else if (shape.kind === 'box') this.#warn('symbol-simplified', use);
    return shape ?? { kind: 'none', name, polygons: [], box: [0, 0, 0, 0] };
  }

  /** Warns at the symbol's first use. */
  #warn(code: 'symbol-unknown' | 'symbol-simplified', { name, place }: SymbolUse): void {
    this.#warnings.add({ code, ...place, values: { symbol: name } });
  }
}

function boxOf(polygons: readonly Polygon[]): Box {
  let [xMin, yMin, xMax, yMax] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const ring of polygons.flatMap(({ rings }) => rings)) {
    for (let at = 0; at < ring.length; at += 2) {
      const x = ring[at] ?? 0;
      const y = ring[at + 1] ?? 0;
      xMin = Math.min(xMin, x);
      yMin = Math.min(yMin, y);
      xMax = Math.max(xMax, x);
      yMax = Math.max(yMax, y);
    }
  }
  return xMin <= xMax ? [xMin, yMin, xMax, yMax] : [0, 0, 0, 0];
}
