import { figureText } from '../../model/figureText.ts';
import { type NetPair } from '../../classes/findPairs.ts';
import { say } from '../../findings/say.ts';
import { endsAt, nearestOnSegment } from '../../geometry/distances.ts';
import { distance } from '../../odb/features/circle.ts';
import { type BoardView } from '../BoardView.ts';
import { nmOfMm } from '../../model/lengths.ts';
import { edgeMm } from '../knee.ts';
import { type Draft } from '../Rule.ts';
import { isAbove } from '../isBeyond.ts';

/** Share of the wavelength at the knee below which a step in the impedance hardly counts. */
const shortShare = 1 / 20;
/** Distance of the points at which the other net is searched. */
const stepNm = 500_000;

/**
 * Parts of a pair where the other net does not run alongside: further than `coupledWidths` widths
 * away from edge to edge, or on another layer. Measured along the net with more of them. Short
 * pairs are skipped, since most of their length is the fan-out at the pins.
 */
export function findUncoupled(
  view: BoardView,
  { positive, negative }: NetPair,
  limits: {
    readonly uncoupledShare: number;
    readonly coupledWidths: number;
    readonly leastLengthMm: number;
  },
): Draft[] {
  const [one, other] = [
    measure(view, positive, negative, limits.coupledWidths),
    measure(view, negative, positive, limits.coupledWidths),
  ];
  const worse = other.share > one.share ? other : one;
  const { longest } = worse;
  if (!longest || !isAbove(worse.share, limits.uncoupledShare, 0)) return [];
  if (worse.length < limits.leastLengthMm * nmOfMm) return [];
  return [
    {
      ...{ net: worse.net, otherNets: [worse.net === positive ? negative : positive] },
      ...{ layer: longest.layer, x: longest.xy[0] ?? 0, y: longest.xy[1] ?? 0 },
      ...{ measured: worse.share * 100, limit: limits.uncoupledShare * 100, unit: '%' },
      ...{ limitIs: 'most', atMost: 'warning' },
      // Shorter parts, such as the fan-out at pins, are no step for the edge.
      ...(worse.share * worse.length < edgeMm(view, positive, shortShare) * nmOfMm && {
        atBest: 'worth_a_look',
      }),
      message: say('R12.uncoupled', {
        ...{ positive: view.nameOf(positive), negative: view.nameOf(negative) },
        share: figureText(worse.share * 100, 0),
      }),
      advice: say('R12.uncoupledAdvice'),
      paths: worse.runs.map(({ xy }) => xy),
    },
  ];
}

interface Run {
  readonly layer: number;
  readonly xy: Int32Array;
  readonly length: number;
}

interface Uncoupled {
  readonly net: number;
  readonly length: number;
  readonly share: number;
  readonly runs: readonly Run[];
  readonly longest: Run | undefined;
}

function measure(view: BoardView, net: number, partner: number, widths: number): Uncoupled {
  const runs: Run[] = [];
  let [length, alone] = [0, 0];
  for (const { index, segments } of view.board.copper) {
    const others = [...view.segmentsOf(partner, index)];
    for (const row of view.segmentsOf(net, index)) {
      const [xs, ys, xe, ye] = endsAt(segments.xy, row);
      const width = segments.widths[row] ?? 0;
      const size = distance(xs, ys, xe, ye);
      length += size;
      const steps = Math.max(1, Math.ceil(size / stepNm));
      const isAlone = (step: number) => {
        const x = xs + ((xe - xs) * (step + 0.5)) / steps;
        const y = ys + ((ye - ys) * (step + 0.5)) / steps;
        return !others.some((other) => {
          const gap = (width + (segments.widths[other] ?? 0)) / 2 + widths * width;
          return nearestOnSegment(x, y, ...endsAt(segments.xy, other)).distance <= gap;
        });
      };
      for (let from = 0; from < steps;) {
        let to = from;
        while (to < steps && isAlone(to)) to += 1;
        if (to > from) {
          const at = (step: number) => [
            Math.round(xs + ((xe - xs) * step) / steps),
            Math.round(ys + ((ye - ys) * step) / steps),
          ];
          const run = (size * (to - from)) / steps;
          alone += run;
          runs.push({ layer: index, xy: Int32Array.from([...at(from), ...at(to)]), length: run });
        }
        from = to + 1;
      }
    }
  }
  const longest = runs.reduce<Run | undefined>(
    (best, run) => (best && best.length >= run.length ? best : run),
    undefined,
  );
  return { net, length, share: length > 0 ? alone / length : 0, runs, longest };
}
