import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeTgz } from '../boards/makeTar.ts';
import { kicad } from '../boards/Dialect.ts';
import { samplePlan } from '../boards/samplePlan.ts';
import { writeBoard } from '../boards/writeBoard.ts';
import { runCommand } from './runCommand.ts';

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'emi-'));
const before = process.env['INIT_CWD'];
beforeAll(() => {
  process.env['INIT_CWD'] = folder;
  writeFileSync(join(folder, 'board.tgz'), makeTgz(writeBoard(samplePlan(), kicad)));
  writeFileSync(join(folder, 'board.tgz'), makeTgz(writeBoard(samplePlan(), kicad)));
});
afterAll(() => {
  if (before === undefined) delete process.env['INIT_CWD'];
  else process.env['INIT_CWD'] = before;
  rmSync(folder, { recursive: true });
});

/** The command as users call it. Other tests run it in this process, which takes a tenth. */
function command(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'tools/emi.mjs'), ...args],
    { encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' }, timeout: 60_000 },
  );
  return { status, stdout, stderr };
}

async function emi(...args: string[]) {
  let stdout = '';
  const refusal = await runCommand(args, (text) => {
    stdout += text;
  });
  return { stdout, refusal };
}

describe('the command emi', () => {
  it("prints only the facts of an archive, with its path relative to the caller's directory", () => {
    // A zip by name only.
    writeFileSync(join(folder, 'board.zip'), makeTgz(writeBoard(samplePlan(), kicad)));
    const { status, stdout, stderr } = command('facts', 'board.zip');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({ root_folder: 'odb', nets: 4, warnings: [] });
  });

  it('ends with status 2 and a sentence when the archive cannot be read', async () => {
    writeFileSync(join(folder, 'text.tgz'), 'This is no archive.');
    const refusal = 'The file is neither a gzip nor a tar nor a zip archive.';
    expect(command('facts', 'text.tgz')).toEqual({ status: 2, stdout: '', stderr: `${refusal}\n` });
    expect(await emi('facts', 'text.tgz')).toEqual({ stdout: '', refusal });
    expect(await emi('print')).toEqual({ stdout: '', refusal: expect.stringMatching(/^Usage: /) });
  });

  it('names an unreadable or unwritable file as typed, in one sentence', async () => {
    const typed = join(folder, 'nowhere', '..', 'missing.tgz');
    expect(await emi('facts', typed)).toEqual({
      ...{ stdout: '', refusal: `${typed} cannot be read: there is none of this name.` },
    });
    expect((await emi('facts', '.')).refusal).toBe('. cannot be read: it is a folder.');
    const check = (...args: string[]) => emi('check', ...args, '--locale', 'ja');
    expect(await check('board.tgz', '--out', 'four', '--classes', './no.csv')).toEqual({
      ...{ stdout: '', refusal: './no.csv を読み込めません：この名前のファイルはありません。' },
    });
    expect(await check('board.tgz', '--out', 'board.tgz')).toEqual({
      ...{ stdout: '', refusal: 'board.tgz を書き込めません：同じ名前のファイルがあります。' },
    });
  });

  it.each([
    ['en', 'cannot be written: no folder can be made there.'],
    ['ja', 'を書き込めません：この場所にはフォルダーを作成できません。'],
  ])('ends if the system refuses to create a folder (%s)', async (locale, sentence) => {
    const out = ['--out', '/proc/reports/of/today', '--locale', locale];
    expect(await emi('check', 'board.tgz', ...out)).toEqual({
      ...{ stdout: '', refusal: `/proc/reports/of/today ${sentence}` },
    });
  });

  it('checks an archive and writes the same report every time', async () => {
    writeFileSync(join(folder, 'nets.csv'), 'net,class\n/clk+,clock\n');
    writeFileSync(join(folder, 'rules.json'), '{"R1": {"wavelengthShare": 0.01}}');
    const given = ['--classes', 'nets.csv', '--profile', 'rules.json', '--locale', 'ja'];
    for (const out of ['one', 'two'])
      expect(await emi('check', 'board.tgz', '--out', out, ...given)).toEqual({
        ...{ stdout: '', refusal: undefined },
      });
    const filesOf = (out: string) =>
      readdirSync(join(folder, out)).map((name) => [name, readFileSync(join(folder, out, name))]);
    expect(filesOf('one').map(([name]) => name)).toEqual([
      ...['findings.csv', 'findings.json', 'report.html', 'report.pdf'],
    ]);
    expect(filesOf('two')).toEqual(filesOf('one'));
    const findings: unknown[] = JSON.parse(
      readFileSync(join(folder, 'one', 'findings.json'), 'utf8'),
    );
    expect(findings).toContainEqual(
      expect.objectContaining({ rule: 'R1', net: '/clk+', class_source: 'given' }),
    );
  });

  it('prints how parts and nets are recognized, and reads the corrected list back', async () => {
    const parts = await emi('parts', 'board.tgz');
    expect(parts.refusal).toBeUndefined();
    expect(parts.stdout).toContain('part,role,confidence,source,why\r\n');
    expect(parts.stdout).toMatch(/\r\nU2,ic,0\.\d+,guessed,.*designator letters U/);
    writeFileSync(join(folder, 'parts.csv'), parts.stdout.replace('U2,ic', 'U2,clamp'));
    const corrected = await emi('parts', 'board.tgz', '--roles', 'parts.csv', '--locale', 'ja');
    expect(corrected.stdout).toMatch(/U2,clamp,1,given,利用者が指定/);
    const nets = await emi('nets', 'board.tgz');
    expect(nets.stdout).toMatch(/\r\nGND,ground,,guessed,its name/);
    writeFileSync(join(folder, 'again.csv'), nets.stdout.replace('GND,ground', 'GND,io'));
    const again = await emi('nets', 'board.tgz', '--classes', 'again.csv');
    expect(again.stdout).toMatch(/GND,io,,given/);
    const lists = ['--roles', 'parts.csv', '--classes', 'again.csv'];
    const { refusal } = await emi('check', 'board.tgz', '--out', 'corrected', ...lists);
    expect(refusal).toBeUndefined();
    expect((await emi('parts')).refusal).toMatch(/^One archive is needed/);
  });

  it('refuses wrong arguments, profiles and lists of classes with a sentence', async () => {
    writeFileSync(join(folder, 'bad.csv'), 'net,class\n/clk+,banana\n');
    writeFileSync(join(folder, 'bad.json'), '{"R99": {}}');
    const refusalOf = async (...args: string[]) => {
      const { stdout, refusal } = await emi('check', ...args);
      expect(stdout).toBe('');
      return refusal;
    };
    const called = ['board.tgz', '--out', 'three'];
    expect(await refusalOf('board.tgz')).toMatch(/^One archive and --out are needed/);
    expect(await refusalOf(...called, '--quick')).toMatch(/^Unknown option '--quick'/);
    expect(await refusalOf(...called, '--locale', 'fr')).toMatch(/only in en and ja/);
    expect(await refusalOf(...called, '--profile', 'bad.json')).toMatch(/names R99/);
    expect(await refusalOf(...called, '--classes', 'bad.csv', '--locale', 'ja')).toMatch(
      /banana.*ありません/,
    );
    expect(readdirSync(folder)).not.toContain('three');
  });
});
