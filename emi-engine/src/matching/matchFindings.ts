import { BoxIndex } from '../geometry/BoxIndex.ts';
import { nmOfMm } from '../model/lengths.ts';
import { OneToOne, type Candidate } from './OneToOne.ts';
import { boxOf, distanceOf, type PlacedFinding, type Shift } from './PlacedFinding.ts';

/** Distance in millimetres that a finding may move between runs and still be the same. */
export const toleranceMm = 2;

/** A finding with its number in its list. */
type Numbered = readonly [number: number, finding: PlacedFinding];

/**
 * Matches the findings of two runs. Findings of one subject are paired one to one, as many as
 * possible, the nearest first: within `toleranceMm` by place or by polylines. The place is ignored
 * for a subject with only one finding in a run.
 *
 * @param shift maps places of `before` to places of `now`
 * @returns for each finding of `now` its number in `before`, or -1
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
