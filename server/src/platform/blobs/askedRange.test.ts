import { describe, expect, it } from '@jest/globals';
import { askedRange } from './askedRange.ts';

const modifiedAt = new Date('2026-11-20T00:00:00Z');
const file = { size: 1000, etag: '"abc"', modifiedAt };
const part = (start: number, end: number) => ({ kind: 'part', start, end });
const whole = { kind: 'whole' };

describe('askedRange', () => {
  it.each([
    ['bytes=0-99', part(0, 99)],
    ['bytes=900-', part(900, 999)],
    ['bytes=-100', part(900, 999)],
    ['bytes=-5000', part(0, 999)],
    ['bytes=990-2000', part(990, 999)],
    ['bytes=0-99,100-199', part(0, 199)],
    ['bytes=0-,0-,0-', part(0, 999)],
    ['bytes=0-9,500-509', whole],
    ['bytes=1000-', { kind: 'beyond' }],
    ['bytes=5-2', { kind: 'beyond' }],
    ['bytes=-0', { kind: 'beyond' }],
    ['lines=1-2', whole],
    ['nonsense', whole],
    [undefined, whole],
  ])('reads %s', (range, asked) => {
    expect(askedRange(range === undefined ? {} : { range }, file)).toEqual(asked);
  });

  it.each([
    ['the tag of the file', '"abc"', part(0, 9)],
    ['the date of the file', 'Fri, 20 Nov 2026 00:00:00 GMT', part(0, 9)],
    ['another tag', '"abd"', whole],
    ['a weak tag', 'W/"abc"', whole],
    ['another date', 'Thu, 19 Nov 2026 00:00:00 GMT', whole],
  ])('resumes only if If-Range matches: %s', (_what, ifRange, asked) => {
    expect(askedRange({ range: 'bytes=0-9', 'if-range': ifRange }, file)).toEqual(asked);
  });
});
