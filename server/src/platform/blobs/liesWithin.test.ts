import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
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
  it('holds whichever of the two is the outer one', async () => {
    const [outer, inner] = [readBlobPlace('s3://files'), readBlobPlace('s3://files/portal')];
    expect(await overlap(outer, inner)).toBe(true);
    expect(await overlap(inner, outer)).toBe(true);
    expect(await overlap(inner, readBlobPlace('s3://files/kept'))).toBe(false);
  });

  describe('of folders with symbolic links', () => {
    let folder: string;
    const at = (name: string) => readBlobPlace(path.join(folder, name));
    beforeEach(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'portal-places-'));
      await mkdir(path.join(folder, 'portal/blobs'), { recursive: true });
      await mkdir(path.join(folder, 'kept'));
      await symlink('portal', path.join(folder, 'link'));
      await symlink('../kept', path.join(folder, 'portal/elsewhere'));
    });
    afterEach(() => rm(folder, { recursive: true }));

    it.each([
      ['link', 'portal', true],
      ['link/blobs', 'portal', true],
      ['link/not/there/yet', 'portal', true],
      ['portal/blobs', 'link', true],
      ['portal/elsewhere', 'portal', false],
      ['portal/elsewhere/below', 'kept', true],
      ['kept', 'link', false],
    ])('%s and %s: %s', async (one, other, expected) => {
      expect(await overlap(at(one), at(other))).toBe(expected);
      expect(await overlap(at(other), at(one))).toBe(expected);
    });
  });
});
