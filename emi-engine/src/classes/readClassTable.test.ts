import { describeProblem } from '../problems/describeProblem.ts';
import { EmiError } from '../problems/EmiError.ts';
import { BoardPlan } from '../boards/BoardPlan.ts';
import { readPlan } from '../testing/boards/readPlan.ts';
import { findUnknownNames } from './findUnknownNames.ts';
import { readClassTable } from './readClassTable.ts';

const read = (text: string) => readClassTable(Buffer.from(text), 'nets.csv');

async function refusalOf(bytes: Buffer | string): Promise<[string, string]> {
  try {
    await readClassTable(Buffer.from(bytes), 'nets.csv');
  } catch (error) {
    if (error instanceof EmiError) return [error.message, describeProblem(error.problem, 'ja')];
    throw error;
  }
  return ['', ''];
}

describe('readClassTable', () => {
  it('reads nets, classes and frequencies, with and without a header line', async () => {
    const rows = 'CLK_A,clock,66.6\r\n\r\n"A,B",high speed,\r\nGND,Ground\r\n';
    const expected = (line: number) => [
      ['CLK_A', { netClass: 'clock', frequencyMhz: 66.6, line }],
      ['A,B', { netClass: 'highSpeed', line: line + 2 }],
      ['GND', { netClass: 'ground', line: line + 3 }],
    ];
    expect([...(await read(rows))]).toEqual(expected(1));
    expect([...(await read(`\ufeffnet,class,frequency\r\n${rows}`))]).toEqual(expected(2));
  });

  it.each([
    ['semicolons and commas in numbers', 'A;clock;12,5\nB;io\n'],
    ['tabs', 'A\tclock\t12.5\nB\tio'],
    ['units and Japanese words', 'ネット,クラス,周波数\nA,クロック,12.5 MHz\nB,入出力,'],
  ])('reads %s', async (_, text) => {
    const given = [...(await read(text))].map(([net, { netClass, frequencyMhz }]) => [
      ...[net, netClass, frequencyMhz],
    ]);
    expect(given).toEqual([
      ['A', 'clock', 12.5],
      ['B', 'io', undefined],
    ]);
  });

  it('reads names that our CSV files guard by an apostrophe', async () => {
    expect([...(await read("'+5V,power\n'-x,io\n'quoted,io\n")).keys()]).toEqual([
      '+5V',
      '-x',
      "'quoted",
    ]);
  });

  it('reads names with quotes in them', async () => {
    expect([...(await read('BUS"A"_1,io\n6"C,clock\n')).keys()]).toEqual(['BUS"A"_1', '6"C']);
  });

  it('refuses invalid lines and names them', async () => {
    const line = (number: number, en: string, ja: string) => [
      `nets.csv, line ${number}: ${en}`,
      `nets.csv の${number}行目：${ja}`,
    ];
    const classes = 'ground, power, clock, highSpeed, io, unknown';
    expect(await refusalOf('A,io\nB,fast')).toEqual(
      line(
        2,
        `“fast” is not a net class; there are ${classes}.`,
        `「fast」というネットの分類はありません。使えるのは ${classes} です。`,
      ),
    );
    expect(await refusalOf('A,io\n"B,io\nC,clock')).toEqual(
      line(
        2,
        'A quotation mark is not closed, or is closed before the end of its cell.',
        '引用符（"）が閉じられていないか、セルの途中で閉じられています。',
      ),
    );
    for (const cell of ['A'.repeat(20_000), '"'.repeat(20_001), `0${' '.repeat(20_000)}x`])
      expect(await refusalOf(`A,io\nB,clock,${cell}`)).toEqual(
        line(2, 'The line is longer than 4 KB.', '行の長さが 4 KB を超えています。'),
      );
    expect((await refusalOf('A,clock,-3'))[0]).toMatch(
      /^nets.csv, line 1: “-3” is not a frequency/,
    );
    expect((await refusalOf('A,clock,1e9'))[0]).toMatch(/line 1: “1e9” is not a frequency/);
    expect((await refusalOf('net,class\nA'))[0]).toMatch(
      /line 2: The line needs a net and a class/,
    );
    expect((await refusalOf('A,io\n,clock'))[0]).toMatch(
      /line 2: The line needs a net and a class/,
    );
    expect((await refusalOf('A,io\nA,clock'))[0]).toMatch(
      /line 2: The net A already has a class in line 1/,
    );
    expect((await refusalOf(Buffer.from([0x83, 0x4e, 0x2c])))[0]).toBe(
      'nets.csv: The list of net classes is not UTF-8 text.',
    );
  });
});

describe('findUnknownNames', () => {
  it('warns of nets that the board does not have', async () => {
    const plan = new BoardPlan([{ name: 'top', type: 'SIGNAL' }], []);
    plan.nets.push('A');
    const warnings = findUnknownNames(await readPlan(plan), {
      classes: await read('A,io\nB,io\n'),
    });
    expect(warnings.map((warning) => describeProblem(warning))).toEqual([
      'Line 2 of the list of net classes names B, which the board does not have.',
    ]);
  });

  it('warns of parts that the board does not have', () => {
    const roles = new Map(
      ['U1', 'U9'].map((ref, at) => [ref, { role: 'ic' as const, line: at + 1 }]),
    );
    const part = { ref: 'U1' };
    // @ts-expect-error -- only the designators count
    const warnings = findUnknownNames({ nets: [], parts: [part] }, { roles });
    expect(warnings.map((warning) => describeProblem(warning))).toEqual([
      'Line 2 of the list of roles names U9, which the board does not have.',
    ]);
  });
});
