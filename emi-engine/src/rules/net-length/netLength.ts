import { figureText } from '../../model/figureText.ts';
import { say } from '../../findings/say.ts';
import { type BoardView } from '../BoardView.ts';
import { defineRule, type Draft } from '../Rule.ts';
import { highestOf } from '../knee.ts';
import { wavelengthMm } from '../waves.ts';
import { isAbove } from '../isBeyond.ts';

/** R1: traces of clocks and high-speed nets are short relative to the wavelength. */
export const netLength = defineRule({
  id: 'R1',
  needs: ['nets', 'criticalNets'],
  defaults: { wavelengthShare: 1 / 20, errorShare: 1 / 4 },
  source:
    'lambda/20: emi-analyzer rule "radiator" (wavelength_fraction 0.05); Ansys EMI Scanner "Net Length"',
  find(view, limits) {
    const nets = view.criticalNets.filter((net) => lengthOf(view, net) > 0);
    return {
      drafts: nets.flatMap((net) => {
        const length = lengthOf(view, net);
        const highest = highestOf(view, net);
        const wavelength = wavelengthMm(view.board, highest.mhz);
        const limit = wavelength * limits.wavelengthShare;
        if (!isAbove(length, limit)) return [];
        const share = length / wavelength;
        return [
          describeLong(view, net, {
            ...{ limit, share, highest, isError: isAbove(share, limits.errorShare, 0) },
          }),
        ];
      }),
      figures: nets.map((net) =>
        say('R1.figure', { net: view.nameOf(net), length: figureText(lengthOf(view, net), 1) }),
      ),
    };
  },
});

function lengthOf({ board }: BoardView, net: number): number {
  return board.nets[net]?.traceMm ?? 0;
}

function describeLong(
  view: BoardView,
  net: number,
  {
    limit,
    share,
    highest,
    isError,
  }: {
    limit: number;
    share: number;
    highest: ReturnType<typeof highestOf>;
    isError: boolean;
  },
): Draft {
  const traces = view.board.copper.flatMap(({ index }) =>
    view.tracesOf(net, index).map((path) => ({ layer: index, path })),
  );
  // The first pin locates a net best; without pins, the start of its first trace.
  const [pin] = view.pinsOf(net);
  const { xy } = view.board.pins;
  const [first] = traces;
  const measured = lengthOf(view, net);
  const isDoubtful = view.isPaired(net) || (highest.atBest !== 'certain' && measured < 2 * limit);
  return {
    ...{ net, layer: first?.layer ?? -1, measured, limit, unit: 'mm', limitIs: 'most', isError },
    // The highest frequency may be assumed: half of it would tell nothing then. The fields of a pair
    // cancel each other.
    atBest: isDoubtful ? 'worth_a_look' : highest.atBest,
    x: pin === undefined ? (first?.path[0] ?? 0) : (xy[pin * 2] ?? 0),
    y: pin === undefined ? (first?.path[1] ?? 0) : (xy[pin * 2 + 1] ?? 0),
    message: say('R1.long', {
      net: view.nameOf(net),
      length: figureText(measured, 1),
      share: figureText(1 / share, 1),
      frequency: figureText(highest.mhz, 0),
    }),
    advice: say('R1.advice'),
    paths: traces.map(({ path }) => path),
  };
}
