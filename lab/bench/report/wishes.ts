import { figureOf, ratioOf, type Figure } from '../figures/Figure.ts';
import type { LoadSample } from '../measure/LoadSample.ts';
import type { ByLine, ByVariant, Measured, Part, Variant } from './Results.ts';

/** A target for the released portal: a figure of at most `limit`. */
export interface Wish {
  readonly what: string;
  readonly figure: Figure;
  readonly limit: number;
  readonly digits: number;
}

/** The targets of a part, on the slow connection unless stated otherwise. */
export function wishes(part: Part, measured: Measured[Part]): readonly Wish[] {
  return part === 'loads'
    ? ofLoads(measured)
    : [ratioWish(measured.slow)('usable', 'usableMs', 'plain', 0.75)];
}

function ofLoads({ slow, fast }: ByLine<ByVariant<readonly LoadSample[]>>): readonly Wish[] {
  const ratio = ratioWish(slow);
  const count = (what: string, key: keyof LoadSample, limit: number, unit = 1, digits = 0) => ({
    what,
    figure: figureOf(slow.federated.map((sample) => sample[key] / unit)),
    limit,
    digits,
  });
  return [
    ratio('first row', 'firstRowMs', 'plain', 0.85),
    ratio('first row', 'firstRowMs', 'hinted', 1.15),
    ratio('first row', 'firstRowMs', 'lean', 0.5),
    ratioWish(fast, ', no throttle')('first row', 'firstRowMs', 'lean', 0.6),
    ratio('usable', 'usableMs', 'plain', 0.7),
    ratio('usable', 'usableMs', 'lean', 1.15),
    ratio('blocked', 'blockedMs', 'plain', 1),
    ratio('first paint', 'firstPaintMs', 'plain', 0.5),
    count('longest chain of requests until usable', 'longestChain', 2),
    count('JavaScript before the first row, kB (Brotli)', 'rowScriptBytes', 175, 1000, 1),
    count('JavaScript until usable, kB (Brotli)', 'scriptBytes', 125, 1000, 1),
  ];
}

/** Targets for the ratio of the portal to another variant in the same rounds. */
function ratioWish(samples: ByVariant<readonly LoadSample[]>, line = '') {
  const values = (variant: Variant, key: keyof LoadSample) =>
    samples[variant].map((sample) => sample[key]);
  return (what: string, key: keyof LoadSample, base: Variant, limit: number): Wish => ({
    what: `${what} / ${base}${line}`,
    figure: ratioOf(values('federated', key), values(base, key)),
    limit,
    digits: 2,
  });
}
