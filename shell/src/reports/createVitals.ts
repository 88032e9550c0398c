import type { ReleaseSample } from '@portal/shared/contracts';
import type { Visit } from './createVisits.ts';

type Vital = Exclude<ReleaseSample['measure'], 'load'>;

/** The wire has integers, so shifts are sent in thousandths. */
const shiftUnit = 1000;

/**
 * Web vitals by visit: the largest paint, the slowest response to an input, and the sum of layout
 * shifts. Each visit is reported once.
 *
 * @param countsShifts whether the browser measures layout shifts, so that a visit without any has 0
 */
export function createVitals(countsShifts: boolean) {
  const known = new Map<Visit, Map<Vital, number>>();
  const told = new WeakSet<Visit>();

  const valuesOf = (visit: Visit) => {
    const values = known.get(visit) ?? new Map<Vital, number>(countsShifts ? [['cls', 0]] : []);
    known.set(visit, values);
    return values;
  };
  const note = (visit: Visit | undefined, vital: Vital, of: (before: number) => number) => {
    if (!visit || told.has(visit)) return;
    const values = valuesOf(visit);
    values.set(vital, of(values.get(vital) ?? 0));
  };
  return {
    began: (visit: Visit) => {
      valuesOf(visit);
    },
    /** @param ms the page's largest paint so far */
    painted: (visit: Visit | undefined, ms: number) => {
      note(visit, 'lcp', (before) => Math.max(before, ms));
    },
    answered: (visit: Visit | undefined, ms: number) => {
      note(visit, 'inp', (before) => Math.max(before, ms));
    },
    /** @param shift increase of the page's score */
    shifted: (visit: Visit | undefined, shift: number) => {
      note(visit, 'cls', (before) => before + shift * shiftUnit);
    },
    /** Takes the values of all visits that were not reported yet. */
    take: (): readonly ReleaseSample[] => {
      const samples = [...known].flatMap(([{ name, hash }, values]) =>
        [...values].map(([measure, value]) => ({ name, hash, measure, value })),
      );
      for (const visit of known.keys()) told.add(visit);
      known.clear();
      return samples;
    },
  };
}

export type Vitals = ReturnType<typeof createVitals>;
