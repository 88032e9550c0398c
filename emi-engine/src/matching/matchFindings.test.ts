import fc from 'fast-check';
import { matchFindings, toleranceMm } from './matchFindings.ts';
import { type PlacedFinding, type Shift } from './PlacedFinding.ts';
import { measureShift } from './measureShift.ts';

const place = fc.double({ min: -200, max: 200, noNaN: true });
const path = fc.array(fc.tuple(place, place), { maxLength: 4 }).map((points) => points.flat());
/** Few subjects, so that findings compete. */
const finding: fc.Arbitrary<PlacedFinding> = fc.record({
  subject: fc.constantFrom(
    { text: 'gap of CLK on top', isOne: false },
    { text: 'gap of CLK on bottom', isOne: false },
    { text: 'length of CLK', isOne: true },
  ),
  xMm: place,
  yMm: place,
  pathsMm: fc.array(path, { maxLength: 2 }),
});
const findings = fc.array(finding, { maxLength: 30 });
/** Less than the tolerance, in any direction. */
const nudge = fc
  .tuple(
    fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
    fc.double({ min: 0, max: 0.999, noNaN: true }),
  )
  .map(([angle, far]): Shift => {
    const length = far * toleranceMm;
    return [Math.cos(angle) * length, Math.sin(angle) * length];
  });

function move(one: PlacedFinding, [dx, dy]: Shift): PlacedFinding {
  return {
    subject: one.subject,
    xMm: one.xMm + dx,
    yMm: one.yMm + dy,
    pathsMm: one.pathsMm.map((each) => each.map((value, at) => value + (at % 2 === 0 ? dx : dy))),
  };
}

const at = (xMm: number, yMm: number, more: Partial<PlacedFinding> = {}): PlacedFinding => ({
  ...{ subject: { text: 'gap', isOne: false }, xMm, yMm, pathsMm: [] },
  ...more,
});

describe('matchFindings', () => {
  it('finds every finding that moved in any direction by less than the tolerance', () => {
    const moved = fc.array(fc.tuple(finding, nudge), { maxLength: 30 });
    fc.assert(
      fc.property(moved, (pairs) => {
        const before = pairs.map(([one]) => one);
        const now = pairs.map(([one, by]) => move(one, by));
        expect([...matchFindings(before, now)]).not.toContain(-1);
      }),
    );
  });

  it('finds all findings in any order on a board with a moved origin', () => {
    fc.assert(
      fc.property(findings, place, place, (before, dx, dy) => {
        const now = before.map((one) => move(one, [dx, dy])).reverse();
        const shift = measureShift([0, 0, 100, 80], [dx, dy, 100 + dx, 80 + dy]);
        const matches = [...matchFindings(before, now, shift)];
        expect(matches).not.toContain(-1);
        expect(new Set(matches).size).toBe(before.length);
      }),
    );
  });

  it('pairs findings of one subject one to one, within the tolerance unless there is only one', () => {
    fc.assert(
      fc.property(findings, findings, (before, now) => {
        const matches = matchFindings(before, now);
        const found = [...matches].filter((number) => number >= 0);
        expect(new Set(found).size).toBe(found.length);
        for (const [number, match] of matches.entries()) {
          const [one, other] = [now[number], before[match]];
          if (!one || !other) continue;
          expect(other.subject).toEqual(one.subject);
          if (one.subject.isOne || one.pathsMm.length > 0 || other.pathsMm.length > 0) continue;
          expect(Math.hypot(one.xMm - other.xMm, one.yMm - other.yMm)).toBeLessThanOrEqual(
            toleranceMm,
          );
        }
      }),
    );
  });

  it('prefers the nearer candidate and takes a further one if needed', () => {
    expect([...matchFindings([at(0, 0), at(1.5, 0)], [at(1.5, 0), at(0, 0)])]).toEqual([1, 0]);
    expect([...matchFindings([at(0, 0), at(1.5, 0)], [at(1.5, 0), at(3, 0)])]).toEqual([0, 1]);
    expect([...matchFindings([at(0, 0)], [at(1.9, 0), at(0.1, 0)])]).toEqual([-1, 0]);
  });

  it('recognizes a longer run by its polylines', () => {
    const short = at(5, 0, { pathsMm: [[0, 0, 10, 0]] });
    const long = at(15, 0, { pathsMm: [[0, 0, 30, 0]] });
    expect([...matchFindings([short], [long])]).toEqual([0]);
    expect([...matchFindings([long], [short])]).toEqual([0]);
    expect([...matchFindings([long], [at(15, 2.1)])]).toEqual([-1]);
  });

  it('ignores the place of a subject with one finding', () => {
    const subject = { text: 'length of CLK', isOne: true };
    expect([...matchFindings([at(0, 0, { subject })], [at(90, 0, { subject })])]).toEqual([0]);
  });
});

describe('measureShift', () => {
  it('uses the corner of boards of equal size and coordinates otherwise', () => {
    expect(measureShift([0, 0, 60, 40], [10, -5, 70.05, 35])).toEqual([10, -5]);
    expect(measureShift([0, 0, 60, 40], [10, -5, 75, 35])).toEqual([0, 0]);
  });
});
