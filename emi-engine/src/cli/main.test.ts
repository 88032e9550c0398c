import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bundleProgram } from '../testing/bundleProgram.ts';
import { makeTgz } from '../boards/makeTar.ts';
import { kicad } from '../boards/Dialect.ts';
import { samplePlan } from '../boards/samplePlan.ts';
import { writeBoard } from '../boards/writeBoard.ts';

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'emi-'));
const built = join(import.meta.dirname, `../../.cache/cli-${process.pid}`);
let main: string;
beforeAll(async () => {
  main = await bundleProgram(join(import.meta.dirname, 'main.ts'), built);
});
afterAll(() => {
  for (const made of [folder, built]) rmSync(made, { recursive: true });
});

function run(program: string, args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', INIT_CWD: folder },
    timeout: 60_000,
  });
  return { status, stdout, stderr };
}
/**
 * The command as users call it, from the sources. Other tests run the bundle, which starts faster.
 */
const command = (...args: string[]) => run(join(root, 'tools/emi.mjs'), args);
const emi = (...args: string[]) => run(main, args);

describe('the command emi', () => {
  it("prints only the facts of an archive, with its path relative to the caller's directory", () => {
    // A zip by name only.
    writeFileSync(join(folder, 'board.zip'), makeTgz(writeBoard(samplePlan(), kicad)));
    const { status, stdout, stderr } = command('facts', 'board.zip');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({ root_folder: 'odb', nets: 4, warnings: [] });
  });

  it('ends with status 2 and a sentence when the archive cannot be read', () => {
    writeFileSync(join(folder, 'text.tgz'), 'This is no archive.');
    expect(emi('facts', 'text.tgz')).toEqual({
      ...{ status: 2, stdout: '' },
      stderr: 'The file is neither a gzip nor a tar nor a zip archive.\n',
    });
    expect(emi('print')).toMatchObject({ status: 2, stdout: '' });
  });

  it('names an unreadable or unwritable file as typed, in one sentence', () => {
    writeFileSync(join(folder, 'board.tgz'), makeTgz(writeBoard(samplePlan(), kicad)));
    const typed = join(folder, 'nowhere', '..', 'missing.tgz');
    expect(emi('facts', typed)).toEqual({
      ...{
        status: 2,
        stdout: '',
        stderr: `${typed} cannot be read: there is none of this name.\n`,
      },
    });
    expect(emi('facts', '.').stderr).toBe('. cannot be read: it is a folder.\n');
    const refusal = (...args: string[]) => emi('check', ...args, '--locale', 'ja');
    expect(refusal('board.tgz', '--out', 'four', '--classes', './no.csv')).toEqual({
      ...{ status: 2, stdout: '' },
      stderr: './no.csv を読み込めません：この名前のファイルはありません。\n',
    });
    expect(refusal('board.tgz', '--out', 'board.tgz')).toEqual({
      ...{ status: 2, stdout: '' },
      stderr: 'board.tgz を書き込めません：同じ名前のファイルがあります。\n',
    });
  });

  it.each([
    ['en', 'cannot be written: no folder can be made there.'],
    ['ja', 'を書き込めません：この場所にはフォルダーを作成できません。'],
  ])('ends if the system refuses to create a folder (%s)', (locale, sentence) => {
    writeFileSync(join(folder, 'board.tgz'), makeTgz(writeBoard(samplePlan(), kicad)));
    const out = ['--out', '/proc/reports/of/today', '--locale', locale];
    expect(emi('check', 'board.tgz', ...out)).toEqual({
      ...{ status: 2, stdout: '', stderr: `/proc/reports/of/today ${sentence}\n` },
    });
  });

  it('checks an archive and writes the same report every time', () => {
    writeFileSync(join(folder, 'board.tgz'), makeTgz(writeBoard(samplePlan(), kicad)));
    writeFileSync(join(folder, 'nets.csv'), 'net,class\n/clk+,clock\n');
    writeFileSync(join(folder, 'rules.json'), '{"R1": {"wavelengthShare": 0.01}}');
    const given = ['--classes', 'nets.csv', '--profile', 'rules.json', '--locale', 'ja'];
    for (const out of ['one', 'two'])
      expect(emi('check', 'board.tgz', '--out', out, ...given)).toEqual({
        ...{ status: 0, stdout: '', stderr: '' },
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

  it('prints how parts and nets are recognized, and reads the corrected list back', () => {
    writeFileSync(join(folder, 'board.tgz'), makeTgz(writeBoard(samplePlan(), kicad)));
    const parts = emi('parts', 'board.tgz');
    expect(parts).toMatchObject({ status: 0, stderr: '' });
    expect(parts.stdout).toContain('part,role,confidence,source,why\r\n');
    expect(parts.stdout).toMatch(/\r\nU2,ic,0\.\d+,guessed,.*designator letters U/);
    writeFileSync(join(folder, 'parts.csv'), parts.stdout.replace('U2,ic', 'U2,clamp'));
    expect(emi('parts', 'board.tgz', '--roles', 'parts.csv', '--locale', 'ja').stdout).toMatch(
      /U2,clamp,1,given,利用者が指定/,
    );
    const nets = emi('nets', 'board.tgz');
    expect(nets.stdout).toMatch(/\r\nGND,ground,,guessed,its name/);
    writeFileSync(join(folder, 'again.csv'), nets.stdout.replace('GND,ground', 'GND,io'));
    expect(emi('nets', 'board.tgz', '--classes', 'again.csv').stdout).toMatch(/GND,io,,given/);
    const lists = ['--roles', 'parts.csv', '--classes', 'again.csv'];
    expect(emi('check', 'board.tgz', '--out', 'corrected', ...lists).status).toBe(0);
    expect(emi('parts').stderr).toMatch(/^One archive is needed/);
  });

  it('refuses wrong arguments, profiles and lists of classes with status 2 and a sentence', () => {
    writeFileSync(join(folder, 'board.tgz'), makeTgz(writeBoard(samplePlan(), kicad)));
    writeFileSync(join(folder, 'bad.csv'), 'net,class\n/clk+,banana\n');
    writeFileSync(join(folder, 'bad.json'), '{"R99": {}}');
    const refusal = (...args: string[]) => {
      const { status, stdout, stderr } = emi('check', ...args);
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      return stderr;
    };
    const called = ['board.tgz', '--out', 'three'];
    expect(refusal('board.tgz')).toMatch(/^One archive and --out are needed/);
    expect(refusal(...called, '--quick')).toMatch(/^Unknown option '--quick'/);
    expect(refusal(...called, '--locale', 'fr')).toMatch(/only in en and ja/);
    expect(refusal(...called, '--profile', 'bad.json')).toMatch(/names R99/);
    expect(refusal(...called, '--classes', 'bad.csv', '--locale', 'ja')).toMatch(
      /banana.*ありません/,
    );
    expect(readdirSync(folder)).not.toContain('three');
  });
});
