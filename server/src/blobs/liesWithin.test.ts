import { describe, expect, it } from '@jest/globals';
import { readBlobPlace } from './BlobPlace.ts';
import { liesWithin, overlap } from './liesWithin.ts';

const own = 'endpoint=https://files.example';

describe('liesWithin', () => {
  it.each([
    ['/srv/portal', '/srv/portal', true],
    ['/srv/portal/blobs', '/srv/portal', true],
    ['/srv/portal/..kept', '/srv/portal', true],
    ['/srv/portal-2', '/srv/portal', false],
    ['/srv', '/srv/portal', false],
    ['s3://files/portal/kept', 's3://files/portal', true],
    ['s3://files/portal', 's3://files', true],
    ['s3://files/portal-2', 's3://files/portal', false],
    ['s3://files/portal', 's3://other', false],
    [`s3://files/portal?${own}`, 's3://files', false],
    ['s3://files/portal?region=eu-west-1', 's3://files?region=us-east-1', true],
    ['s3://srv/portal', '/srv', false],
  ])('%s in %s: %s', (place, outer, expected) => {
    expect(liesWithin(readBlobPlace(place), readBlobPlace(outer))).toBe(expected);
  });
});

describe('overlap', () => {
  it('holds whichever of the two is the outer one', () => {
    const [outer, inner] = [readBlobPlace('s3://files'), readBlobPlace('s3://files/portal')];
    expect([overlap(outer, inner), overlap(inner, outer)]).toEqual([true, true]);
    expect(overlap(inner, readBlobPlace('s3://files/kept'))).toBe(false);
  });
});
