import { type Analysis } from '../findings/Analysis.ts';
import { matchSuppressions } from '../matching/matchSuppressions.ts';
import { identifySubject } from '../matching/identifySubject.ts';
import { type JobSuppression } from './JobOrder.ts';
import { outlineBoxMm, toJobFinding } from './summarizeAnalysis.ts';

/** The reasons of suppressed findings, by finding number in the analysis, from 0. */
export function findSuppressed(
  { board, findings }: Pick<Analysis, 'board' | 'findings'>,
  suppressions: readonly JobSuppression[],
): ReadonlyMap<number, string> {
  if (suppressions.length === 0) return new Map();
  const subjects = new Set(suppressions.map(({ subject }) => subject.text));
  // Only findings of the same subject are compared; a panel has too many to copy them all.
  const sought = [...findings.entries()].flatMap(([number, finding]) => {
    const { pathsMm, xMm, yMm, ...said } = toJobFinding(finding, board);
    const subject = identifySubject(said);
    return subjects.has(subject.text) ? [{ number, subject, xMm, yMm, pathsMm }] : [];
  });
  const held = matchSuppressions(suppressions, sought, outlineBoxMm(board));
  return new Map(
    [...held].flatMap(([index, { reason }]) => {
      const found = sought[index];
      return found ? [[found.number, reason] as const] : [];
    }),
  );
}
