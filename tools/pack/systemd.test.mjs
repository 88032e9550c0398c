import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { root } from '../root.mjs';

const unit = join(root, 'docs/deploy/systemd/portal.service');
const analyze = (...args) =>
  spawnSync('systemd-analyze', [...args, '--no-pager'], { encoding: 'utf8' });
const hasSystemd = analyze('--version').status === 0;
const itWithSystemd = hasSystemd ? it : it.skip;

describe('the unit of systemd', () => {
  let folder = '';
  let file = '';

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'portal-unit-'));
    file = join(folder, 'portal.service');
    // The program it starts is not installed here.
    const text = readFileSync(unit, 'utf8').replace('/opt/portal/bin/portal-server', '/bin/true');
    writeFileSync(file, text);
  });

  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  itWithSystemd('says nothing that systemd does not understand', () => {
    const { status, stderr } = analyze('verify', file);
    expect(`${status} ${stderr}`).toBe('0 ');
  });

  itWithSystemd('leaves a service little to harm (exposure at most 2.0 of 10)', () => {
    const { status, stdout } = analyze('security', '--offline=true', '--threshold=20', file);
    expect(`${status} ${stdout.split('\n').at(-2)}`).toMatch(/^0 .*exposure level/);
  });
});
