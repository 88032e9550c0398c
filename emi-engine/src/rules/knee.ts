import { type Confidence } from '../findings/Finding.ts';
import { type Board } from '../model/Board.ts';
import { kneeByName } from '../names/kneeByName.ts';
import { type BoardView } from './BoardView.ts';
import { wavelengthMm } from './waves.ts';

/** Harmonic of a clock at the knee of its edges (Bogatin, Signal and Power Integrity, 2.13). */
const kneeHarmonic = 5;

/** Data lines and clocks of memories, and the strobes that only those of double data rate have. */
const memoryLine = /(?:^|[^a-z])(?:dq|ck)\d/i;
const strobe = /(?:^|[^a-z])dqs\d/i;
const strobed = new WeakMap<Board['nets'], boolean>();

function hasStrobes({ nets }: Board): boolean {
  const known = strobed.get(nets) ?? nets.some(({ name }) => strobe.test(name));
  strobed.set(nets, known);
  return known;
}

interface Frequency {
  readonly mhz: number;
  /** Upper bound of the confidence of what rests on it. */
  readonly atBest: Confidence;
}

/**
 * Knee frequency of a net's edges, above which they carry little: from its clock frequency, else
 * from the interface in its name; undefined if nothing says it.
 */
export function kneeOf(view: BoardView, net: number): Frequency | undefined {
  const { frequencyMhz, source } = view.classes[net] ?? {};
  const atBest = source === 'given' ? 'certain' : 'likely';
  if (frequencyMhz !== undefined) return { mhz: frequencyMhz * kneeHarmonic, atBest };
  if (!view.isCritical(net)) return undefined;
  const name = view.nameOf(net);
  const mhz = kneeByName(hasStrobes(view.board) && memoryLine.test(name) ? 'DDR' : name);
  return mhz === undefined ? undefined : { mhz, atBest: 'likely' };
}

/** Highest relevant frequency of a net: that of the board, or its own knee if that is lower. */
export function highestOf(view: BoardView, net: number): Frequency {
  const most = { mhz: view.maxFrequencyMhz, atBest: view.frequencyConfidence };
  const knee = kneeOf(view, net);
  return knee && knee.mhz < most.mhz ? knee : most;
}

/**
 * A share of the wavelength at the knee of a net's edges, in mm; at the highest frequency of the
 * board if the knee is not known. Edges tell little of what is shorter.
 */
export function edgeMm(view: BoardView, net: number, share: number): number {
  return wavelengthMm(view.board, kneeOf(view, net)?.mhz ?? view.maxFrequencyMhz) * share;
}
