import { createHash } from 'node:crypto';
import { type JobFinding } from '../findings/JobSummary.ts';
import { type PlacedFinding } from './PlacedFinding.ts';
import { subjectOf } from './subjectOf.ts';

export interface KeyedFinding extends PlacedFinding {
  /** Names the finding within its run: 16 hexadecimal digits, with a number behind if need be. */
  readonly key: string;
}

/**
 * Findings with what they are about and a key each. The key goes by the subject and, unless there is
 * but one such finding, by its place: the same wherever the same thing is found again, but not
 * after it was moved, which `matchFindings` sees through.
 */
export function placeFindings(findings: readonly JobFinding[]): KeyedFinding[] {
  const times = new Map<string, number>();
  return findings.map((finding) => {
    const { xMm, yMm, pathsMm } = finding;
    const subject = subjectOf(finding);
    const base = hashOf(subject.isOne ? subject.text : `${subject.text} ${xMm} ${yMm}`);
    const time = (times.get(base) ?? 0) + 1;
    times.set(base, time);
    return { subject, xMm, yMm, pathsMm, key: time === 1 ? base : `${base}-${time}` };
  });
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
