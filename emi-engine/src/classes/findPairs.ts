import { type Board } from '../model/Board.ts';
import { lastPart } from '../names/classesByName.ts';
import { runSideBySide, type PairBoard } from './runSideBySide.ts';

/** The two nets of a differential pair. */
export interface NetPair {
  readonly positive: number;
  readonly negative: number;
}

/**
 * Suffixes of the positive and negative net of a pair. A single `-`, `#` or `_N` means active low
 * (`RAS6-`, `R_W_N`), so a net is part of a pair only if its partner exists.
 */
const endings: readonly (readonly [pattern: RegExp, negative: readonly string[]])[] = [
  [/^(.*\w)\+$/, ['-']],
  // A lane number or a word may follow: `TX_P0`, `USB_P_CONN`.
  [/^(.*[_-])P(?=$|\d+$|_\w)/, ['N']],
  [/^(.*[_-])p(?=$|\d+$|_\w)/, ['n']],
  [/^(.*(?:D|TX|RX|CLK))P(?=\d*$)/, ['M', 'N']],
  [/^(.*(?:d|tx|rx|clk))p(?=\d*$)/, ['m', 'n']],
];

/** Two wires of these names are no differential pair, although they run side by side. */
const wires = /^(?:v?bat|batt(?:ery)?|pwr|power|supply|[ad]c|spk|speaker|motor)[^a-z]*[+-]$/i;

/**
 * Differential pairs of a board: those that the archive declares, and those that net names suggest
 * if both are signals and run side by side.
 */
export function findPairs(view: PairBoard): NetPair[] {
  const { nets } = view.board;
  const numbers = new Map(nets.map(({ name }, net) => [name, net]));
  const taken = new Set<number>();
  const said = pairsByAttribute(nets);
  for (const { positive, negative } of said) taken.add(positive).add(negative);
  const named = nets.flatMap(({ name }, positive) => {
    const partner = partnersOf(name).find((other) => {
      const net = numbers.get(other);
      return net !== undefined && !taken.has(net);
    });
    const negative = numbers.get(partner ?? '') ?? -1;
    if (negative < 0 || negative === positive || taken.has(positive)) return [];
    if (wires.test(lastPart(name)) || isSupply(positive) || isSupply(negative)) return [];
    if (!runSideBySide(view, positive, negative)) return [];
    taken.add(positive).add(negative);
    return [{ positive, negative }];
  });
  return [...said, ...named].sort((one, other) => one.positive - other.positive);

  function isSupply(net: number): boolean {
    const netClass = view.classes[net]?.netClass;
    return netClass === 'power' || netClass === 'ground';
  }
}

/** Pairs that the archive declares by `.diff_pair`. Three nets with one value are no pair. */
function pairsByAttribute(nets: Board['nets']): NetPair[] {
  const words = new Set(nets.flatMap(({ pair }) => pair ?? []));
  return [...words].flatMap((word) => {
    const [positive, negative, ...rest] = nets.flatMap(({ pair }, net) =>
      pair === word ? [net] : [],
    );
    return positive === undefined || negative === undefined || rest.length > 0
      ? []
      : [{ positive, negative }];
  });
}

/** Possible names of the negative net if `name` is the positive one. */
function partnersOf(name: string): string[] {
  const last = lastPart(name);
  const before = name.slice(0, name.length - last.length);
  return endings.flatMap(([pattern, letters]) => {
    const match = pattern.exec(last);
    const rest = last.slice(match?.[0].length);
    return match && !/\W/.test(rest)
      ? letters.map((letter) => `${before}${match[1] ?? ''}${letter}${rest}`)
      : [];
  });
}
