import { say } from '../../findings/say.ts';
import { chainSegments } from '../../geometry/chainSegments.ts';
import { middleOfPath, pathLength } from '../../geometry/pathLength.ts';
import { figureText } from '../../model/figureText.ts';
import { nmOfMm } from '../../model/lengths.ts';
import { type BoardView } from '../BoardView.ts';
import { isAbove } from '../isBeyond.ts';
import { highestOf } from '../knee.ts';
import { defineRule, type Draft } from '../Rule.ts';
import { wavelengthMm } from '../waves.ts';
import { impedanceAt, isHeightKnown } from './impedanceAt.ts';

/** Most pins of a net: between several inputs, lines are thinner on purpose. */
const mostPins = 3;

/** A stretch of trace of one layer and width. */
interface Stretch {
  readonly layer: number;
  readonly width: number;
  readonly ohms: number;
  readonly path: Int32Array;
  readonly lengthMm: number;
}

/** R23: a clock or high-speed net keeps its impedance along its traces. */
export const impedanceJump = defineRule({
  id: 'R23',
  needs: ['nets', 'planes', 'criticalNets'],
  defaults: { jumpPercent: 20, wavelengthShare: 1 / 20 },
  source:
    'emi-analyzer rule "impedance" (discontinuity_pct 20); formulas: Wadell, Transmission Line Design Handbook, 3.5.1 and 3.6.1, IPC-2141A; length: lambda/20 as in R1',
  find(view, { jumpPercent, wavelengthShare }) {
    return {
      drafts: view.criticalNets.flatMap((net) => {
        if (view.pinsOf(net).length > mostPins) return [];
        const stretches = listStretches(view, net);
        const usual = usualOf(stretches);
        if (!usual) return [];
        const highest = highestOf(view, net);
        const least = wavelengthMm(view.board, highest.mhz) * wavelengthShare;
        const isOff = (stretch: Stretch) => isAbove(deviation(stretch, usual), jumpPercent, 0);
        const [worst] = stretches
          .filter((stretch) => isAbove(stretch.lengthMm, least) && isOff(stretch))
          .sort((one, other) => deviation(other, usual) - deviation(one, usual));
        if (!worst) return [];
        const isKnown = [worst, usual].every(({ layer }) => isHeightKnown(view, layer));
        return [
          {
            ...describe(view, net, { worst, usual, limit: jumpPercent, mhz: highest.mhz }),
            atBest: isKnown ? 'likely' : 'worth_a_look',
          },
        ];
      }),
    };
  },
});

/** The stretches of a net on layers beside planes. */
function listStretches(view: BoardView, net: number): Stretch[] {
  return view.board.copper.flatMap(({ index: layer, segments }) => {
    const rows = view.segmentsOf(net, layer);
    const widths = new Set([...rows].map((row) => segments.widths[row] ?? 0));
    return [...widths].flatMap((width) => {
      const ohms = impedanceAt(view, layer, width);
      if (ohms === undefined) return [];
      const ofWidth = rows.filter((row) => segments.widths[row] === width);
      return chainSegments(segments.xy, ofWidth).map((path) => ({
        ...{ layer, width, ohms, path },
        lengthMm: pathLength(path) / nmOfMm,
      }));
    });
  });
}

/** The layer and width of most of a net. */
function usualOf(stretches: readonly Stretch[]): Stretch | undefined {
  const keyOf = ({ layer, width }: Stretch) => `${layer} ${width}`;
  const lengths = new Map<string, number>();
  for (const stretch of stretches)
    lengths.set(keyOf(stretch), (lengths.get(keyOf(stretch)) ?? 0) + stretch.lengthMm);
  const lengthOf = (stretch: Stretch) => lengths.get(keyOf(stretch)) ?? 0;
  const [first, ...others] = stretches;
  return others.reduce(
    (best, stretch) => (best && lengthOf(stretch) <= lengthOf(best) ? best : stretch),
    first,
  );
}

/** How far the impedance of a stretch is from the usual one, in percent. */
function deviation({ ohms }: Stretch, usual: Stretch): number {
  return Math.abs(ohms / usual.ohms - 1) * 100;
}

function describe(
  view: BoardView,
  net: number,
  {
    worst,
    usual,
    limit,
    mhz,
  }: {
    readonly worst: Stretch;
    readonly usual: Stretch;
    readonly limit: number;
    readonly mhz: number;
  },
): Draft {
  const [x, y] = middleOfPath(worst.path);
  const layerOf = ({ layer }: Stretch) => view.board.copper[layer]?.name ?? '';
  const widthOf = ({ width }: Stretch) => figureText(width / nmOfMm, 2);
  return {
    ...{ net, layer: worst.layer, x, y, measured: deviation(worst, usual), limit, unit: '%' },
    ...{ limitIs: 'most', atMost: 'warning', paths: [worst.path] },
    message: say('R23.jump', {
      ...{ net: view.nameOf(net), frequency: figureText(mhz, 0) },
      ...{ usual: figureText(usual.ohms, 0), usualWidth: widthOf(usual) },
      ...{ usualLayer: layerOf(usual), ohms: figureText(worst.ohms, 0), width: widthOf(worst) },
      ...{ layer: layerOf(worst), length: figureText(worst.lengthMm, 1) },
    }),
    advice: say('R23.advice'),
  };
}
