import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connect } from './connect.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-connect-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('connect', () => {
  it('refuses a directory without a portal, and writes nothing into it', async () => {
    await expect(connect({ DATA_DIR: folder })).rejects.toThrow(
      `DATA_DIR: there is no portal in ${folder}`,
    );
    expect(await readdir(folder)).toEqual([]);
  });
});
