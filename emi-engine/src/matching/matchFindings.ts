import { BoxIndex } from '../geometry/BoxIndex.ts';
import { nmOfMm } from '../model/lengths.ts';
import { OneToOne, type Candidate } from './OneToOne.ts';
import { boxOf, distanceOf, type PlacedFinding, type Shift } from './PlacedFinding.ts';

/** So far a finding may move from run to run and be the same one, in millimetres. */
export const toleranceMm = 2;

/** A finding with its number in its list. */
type Numbered = readonly [number: number, finding: PlacedFinding];

/**
 * Finds out which findings of two runs are the same ones. Those of one subject are paired one to
 * one, as many as can be, the nearest first: within `toleranceMm` by place or by the lines that
 * show them. Of a subject that a run has one finding of, the place does not matter.
 *
 * @param shift that takes places of `before` to those of `now`
 * @returns for each of `now` its number in `before`, or -1
 */
export function matchFindings(
  before: readonly PlacedFinding[],
  now: readonly PlacedFinding[],
  shift: Shift = [0, 0],
): Int32Array {
  const pairs = new OneToOne();
  const former = groupBySubject(before);
  for (const [subject, mine] of groupBySubject(now)) {
    const theirs = former.get(subject) ?? [];
    pairs.joinNearest(findCandidates(theirs, mine, shift));
    if (mine[0]?.[1].subject.isOne) pairs.joinInOrder(numbersOf(mine), numbersOf(theirs));
  }
  return Int32Array.from(now, (_, number) => pairs.beforeOf(number) ?? -1);
}

function findCandidates(
  theirs: readonly Numbered[],
  mine: readonly Numbered[],
  shift: Shift,
): Candidate[] {
  const boxes = theirs.flatMap(([, finding]) => boxOf(finding, shift));
  const index = BoxIndex.ofSegments(Int32Array.from(boxes));
  const candidates: Candidate[] = [];
  for (const [now, finding] of mine)
    index.search(boxOf(finding, [0, 0]), toleranceMm * nmOfMm, (row) => {
      const other = theirs[row];
      if (!other) return;
      const distance = distanceOf(other[1], finding, shift);
      if (distance <= toleranceMm) candidates.push({ now, before: other[0], distance });
    });
  return candidates;
}

function groupBySubject(findings: readonly PlacedFinding[]): Map<string, Numbered[]> {
  const groups = new Map<string, Numbered[]>();
  for (const numbered of findings.entries()) {
    const { text } = numbered[1].subject;
    const group = groups.get(text);
    if (group) group.push(numbered);
    else groups.set(text, [numbered]);
  }
  return groups;
}

function numbersOf(group: readonly Numbered[]): number[] {
  return group.map(([number]) => number);
}
