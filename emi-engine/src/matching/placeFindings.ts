import { createHash } from 'node:crypto';
import { type JobFinding } from '../findings/JobSummary.ts';
import { type PlacedFinding } from './PlacedFinding.ts';
import { identifySubject } from './identifySubject.ts';

export interface KeyedFinding extends PlacedFinding {
  /**
   * Identifies the finding within its run: 16 hexadecimal digits, with a numeric suffix if needed.
   */
  readonly key: string;
}

/**
 * Adds subject and key to findings. The key is a hash of the subject and, unless the subject has
 * only one finding, of the place. It is stable while the finding does not move; `matchFindings`
 * handles moved ones.
 */
export function placeFindings(findings: readonly JobFinding[]): KeyedFinding[] {
  const times = new Map<string, number>();
  return findings.map((finding) => {
    const { xMm, yMm, pathsMm } = finding;
    const subject = identifySubject(finding);
    const base = hashOf(subject.isOne ? subject.text : `${subject.text} ${xMm} ${yMm}`);
    const time = (times.get(base) ?? 0) + 1;
    times.set(base, time);
    return { subject, xMm, yMm, pathsMm, key: time === 1 ? base : `${base}-${time}` };
  });
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
