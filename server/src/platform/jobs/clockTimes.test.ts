import { describe, expect, it } from '@jest/globals';
import { dueJobId, nextDue } from './clockTimes.ts';

const daily = '40 5 * * *';
const due = new Date('2026-11-21T20:40:00Z');

describe('nextDue', () => {
  it.each([
    ['2026-11-21T05:00:00Z', '2026-11-21T20:40:00Z'],
    ['2026-11-21T20:39:59.999Z', '2026-11-21T20:40:00Z'],
    ['2026-11-21T20:40:00Z', '2026-11-22T20:40:00Z'],
    ['2026-11-21T20:41:00Z', '2026-11-22T20:40:00Z'],
  ])('after %s is %s, in Tokyo’s time', (after, next) => {
    expect(nextDue(daily, new Date(after))).toEqual(new Date(next));
  });
});

describe('dueJobId', () => {
  it('is equal on every process, and differs by time and job', () => {
    const id = dueJobId('renew', due);
    expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(dueJobId('renew', new Date(due))).toBe(id);
    expect(dueJobId('renew', nextDue(daily, due))).not.toBe(id);
    expect(dueJobId('expire', due)).not.toBe(id);
  });
});
