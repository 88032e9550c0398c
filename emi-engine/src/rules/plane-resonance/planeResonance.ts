import { figureText } from '../../model/figureText.ts';
import { say } from '../../findings/say.ts';
import { type Said } from '../../findings/Finding.ts';
import { type BoardView } from '../BoardView.ts';
import { nmOfMm } from '../../model/lengths.ts';
import { type PlaneOverlap } from '../plane-cells/PlaneOverlap.ts';
import { defineRule, type Draft } from '../Rule.ts';
import { excessOf } from '../excessOf.ts';
import { mergeSimilar } from '../mergeSimilar.ts';
import { findHarmonic, isTold, knownClocks, type KnownClock } from './findHarmonic.ts';
import { findUncapped } from './findUncapped.ts';
import { listModes, type Mode } from './listModes.ts';
import { type PlanePair, planePairs } from './planePairs.ts';

/** Modes per pair in the report. */
const mostModes = 10;

/** R9: power and ground planes do not resonate below the highest relevant frequency. */
export const planeResonance = defineRule({
  id: 'R9',
  needs: ['nets', 'planes'],
  defaults: { wavelengthShare: 1 / 20, cellMm: 2, leastSideMm: 10, harmonicShare: 0.05 },
  source:
    'modes of a rectangular cavity (a 150 mm board measured at 520 MHz, by the formula 482 MHz); Ansys EMI Scanner, decoupling density',
  find(view, limits) {
    const [drafts, uncapped]: [Draft[], Draft[]] = [[], []];
    const figures: Said[] = [];
    const clocks = knownClocks(view);
    for (const pair of planePairs(view, Math.round(limits.cellMm * nmOfMm))) {
      const [a, b] = sidesOf(pair.overlap);
      if (Math.max(a, b) < limits.leastSideMm || isStrip(pair.overlap, limits.leastSideMm))
        continue;
      const modes = listModes([a, b], pair.permittivity, view.maxFrequencyMhz, mostModes);
      drafts.push(...describeModes(view, pair, modes, clocks, limits.harmonicShare));
      figures.push(...modes.map((mode) => describeFigure(view, pair, mode, clocks, limits)));
      uncapped.push(...findUncapped(view, pair, limits.wavelengthShare));
    }
    // The same capacitors serve all planes of two nets.
    drafts.push(
      ...mergeSimilar(
        uncapped.sort((one, other) => excessOf(other) - excessOf(one)),
        ({ net, otherNets = [], message: { code } }) => [net, ...otherNets, code].join(' '),
        ({ message: { code, values } }, all) =>
          say(code === 'R9.far' ? 'R9.places' : 'R9.none', { ...values, count: all.length }),
        1,
      ),
    );
    return { drafts, figures };
  },
});

/** Whether an overlap is a wide trace or a thin edge, no cavity: its mean width is too small. */
function isStrip(overlap: PlaneOverlap, leastMm: number): boolean {
  const area = overlap.columns.length * (overlap.grid.cell / nmOfMm) ** 2;
  return area < leastMm * Math.max(...sidesOf(overlap));
}

function sidesOf({ box: [xMin, yMin, xMax, yMax] }: PlaneOverlap): [a: number, b: number] {
  return [(xMax - xMin) / nmOfMm, (yMax - yMin) / nmOfMm];
}

/**
 * One finding about a pair: the lowest mode near a harmonic of a clock, else the lowest, which then
 * is only an info if the clocks are known.
 */
function describeModes(
  view: BoardView,
  { power, ground, overlap }: PlanePair,
  modes: readonly Mode[],
  clocks: readonly KnownClock[],
  share: number,
): Draft[] {
  const [first] = modes;
  if (!first) return [];
  const excited = modes.find((mode) => findHarmonic(clocks, mode.mhz, share));
  const { mhz } = excited ?? first;
  const harmonic = findHarmonic(clocks, mhz, share);
  const isQuiet =
    clocks.length > 0 && !harmonic && clocks.every((clock) => isTold(clock, mhz, share));
  const [a, b] = sidesOf(overlap);
  const [xMin, yMin, xMax, yMax] = overlap.box;
  const values = {
    ...{ power: view.nameOf(power.net), ground: view.nameOf(ground.net) },
    ...{ a: figureText(a, 0), b: figureText(b, 0), frequency: figureText(mhz, 0) },
  };
  const draft: Draft = {
    ...{ net: power.net, otherNets: [ground.net], layer: power.layer },
    ...{ x: (xMin + xMax) / 2, y: (yMin + yMax) / 2, measured: mhz },
    ...{ limit: view.maxFrequencyMhz, unit: 'MHz', limitIs: 'least' },
    atMost: isQuiet ? 'info' : 'warning',
    // The planes are no exact rectangles.
    atBest: isQuiet ? 'worth_a_look' : 'likely',
    message: harmonic
      ? say('R9.modeHarmonic', {
          ...{ ...values, order: harmonic.order, net: view.nameOf(harmonic.net) },
        })
      : say(isQuiet ? 'R9.modeQuiet' : 'R9.mode', values),
    advice: say('R9.advice'),
    paths: [Int32Array.of(xMin, yMin, xMax, yMin, xMax, yMax, xMin, yMax, xMin, yMin)],
  };
  return [draft];
}

function describeFigure(
  view: BoardView,
  { power, ground }: PlanePair,
  { m, n, mhz }: Mode,
  clocks: readonly KnownClock[],
  { harmonicShare }: { readonly harmonicShare: number },
): Said {
  const values = {
    ...{ power: view.nameOf(power.net), ground: view.nameOf(ground.net) },
    ...{ m, n, frequency: figureText(mhz, 0) },
  };
  const harmonic = findHarmonic(clocks, mhz, harmonicShare);
  return harmonic
    ? say('R9.harmonic', { ...values, net: view.nameOf(harmonic.net), order: harmonic.order })
    : say('R9.figure', values);
}
