import { describe, expect, it } from '@jest/globals';
import { outlivesChanges } from './preparable.ts';

describe('outlivesChanges', () => {
  it.each([
    ['select id from team', true],
    ['select count(*) as n from team', true],
    ['  WITH next AS (SELECT id FROM job) SELECT id, 2 * 3 FROM next', true],
    ['select (a + b) * 2 from team', true],
    ['select * from team', false],
    ['select "team".*, role from team', false],
    ['select id, * from team', false],
    ['update team set n = 1 returning *', false],
    ['begin', false],
  ])('%s', (text, outlives) => {
    expect(outlivesChanges(text)).toBe(outlives);
  });
});
