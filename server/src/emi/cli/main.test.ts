import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeTgz } from '../testing/archives/makeTar.ts';
import { kicad } from '../testing/boards/Dialect.ts';
import { samplePlan } from '../testing/boards/samplePlan.ts';
import { writeBoard } from '../testing/boards/writeBoard.ts';

const root = join(import.meta.dirname, '../../../..');
const folder = mkdtempSync(join(tmpdir(), 'emi-'));
afterAll(() => rmSync(folder, { recursive: true }));

function emi(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'scripts/emi.mjs'), ...args],
    { encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '', INIT_CWD: folder } },
  );
  return { status, stdout, stderr };
}

describe('the command emi', () => {
  it('prints the facts of an archive, named from where it was called, and nothing else', () => {
    // A zip by its name only.
    writeFileSync(join(folder, 'board.zip'), makeTgz(writeBoard(samplePlan(), kicad)));
    const { status, stdout, stderr } = emi('facts', 'board.zip');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({ root_folder: 'odb', nets: 4, warnings: [] });
  });

  it('ends with status 2 and a sentence when the archive cannot be read', () => {
    writeFileSync(join(folder, 'text.tgz'), 'This is no archive.');
    expect(emi('facts', 'text.tgz')).toEqual({
      ...{ status: 2, stdout: '' },
      stderr: 'The file is neither a gzip nor a tar nor a zip archive.\n',
    });
    const missing = emi('facts', 'missing.tgz');
    expect(missing).toMatchObject({ status: 2, stdout: '' });
    expect(missing.stderr).toMatch(/^The file missing.tgz cannot be read/);
    expect(emi('print')).toMatchObject({ status: 2, stdout: '' });
  });
});
