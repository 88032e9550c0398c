import { quietMoment } from '../measure/quietMoment.ts';
import type { Course } from './Course.ts';

/** Longest wait for an idle machine before a sample. */
const patienceMs = 4_000;

/**
 * Samples every subject in each round, in rotating order; repeats a page with a fault once.
 *
 * @returns samples by subject, in the order of the rounds
 */
export async function sampleAll<Subject extends string, Sample>(
  { rounds, say }: Pick<Course, 'rounds' | 'say'>,
  what: string,
  subjects: readonly Subject[],
  measure: (subject: Subject) => Promise<Sample>,
): Promise<(subject: Subject) => readonly Sample[]> {
  const samples = subjects.map((subject): { subject: Subject; taken: Sample[] } => ({
    subject,
    taken: [],
  }));
  for (let round = 0; round < rounds; round += 1) {
    say(`${what}: round ${String(round + 1)} of ${String(rounds)}`);
    const first = round % samples.length;
    for (const { subject, taken } of [...samples.slice(first), ...samples.slice(0, first)]) {
      await quietMoment(patienceMs);
      taken.push(await measure(subject).catch(() => measure(subject)));
    }
  }
  return (subject) => samples.find((each) => each.subject === subject)?.taken ?? [];
}
