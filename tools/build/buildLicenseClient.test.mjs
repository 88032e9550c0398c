import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { unzipSync } from 'fflate';
import { buildLicenseClient } from './buildLicenseClient.mjs';

let folder;
const packed = (name) => join(folder, name);
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'license-client-'));
  for (const name of ['a.zip', 'b.zip']) await buildLicenseClient(packed(name));
  for (const [name, content] of Object.entries(unzipSync(readFileSync(packed('a.zip'))))) {
    mkdirSync(dirname(packed(name)), { recursive: true });
    writeFileSync(packed(name), content);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...args) =>
  execFileSync(
    process.execPath,
    [packed('portal-license-client/portal-license-client.mjs'), ...args],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, LICENSE_CLIENT_HOME: packed('home'), LICENSE_CLIENT_MACHINE: 'test' },
    },
  );

describe('the packed license client', () => {
  it('runs with Node alone, outside the repository', () => {
    expect(run('help', '--lang', 'en')).toContain('Usage: portal-license-client');
    run('init', '--lang', 'en');
    run('lir', '--product', 'cd', '--out', packed('my.lir'), '--lang', 'en');
    expect(readFileSync(packed('my.lir'), 'utf8')).toContain('BEGIN');
  });

  it('documents how to start it', () => {
    const read = (name) => readFileSync(packed(`portal-license-client/${name}`), 'utf8');
    expect(read('portal-license-client.cmd')).toContain('portal-license-client.mjs');
    expect(read('README.txt')).toContain('Node.js');
  });

  it('is reproducible', () => {
    expect(readFileSync(packed('a.zip')).equals(readFileSync(packed('b.zip')))).toBe(true);
  });
});
