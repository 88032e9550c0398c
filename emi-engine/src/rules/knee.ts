import { type Confidence } from '../findings/Finding.ts';
import { kneeByName } from '../names/kneeByName.ts';
import { type BoardView } from './BoardView.ts';

/** Harmonic of a clock at the knee of its edges (Bogatin, Signal and Power Integrity, 2.13). */
const kneeHarmonic = 5;

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
  const mhz = view.isCritical(net) ? kneeByName(view.nameOf(net)) : undefined;
  return mhz === undefined ? undefined : { mhz, atBest: 'likely' };
}

/** Highest relevant frequency of a net: that of the board, or its own knee if that is lower. */
export function highestOf(view: BoardView, net: number): Frequency {
  const most = { mhz: view.maxFrequencyMhz, atBest: view.frequencyConfidence };
  const knee = kneeOf(view, net);
  return knee && knee.mhz < most.mhz ? knee : most;
}
