import fc from 'fast-check';
import papa from 'papaparse';
import { csvText } from './csvText.ts';
import { csvWriter } from './csvWriter.ts';

/** What a program reads that knows no formulas. */
const read = (text: string) => papa.parse<string[]>(text.replace(/^\ufeff/u, '')).data;

describe('csvText', () => {
  it('begins with a byte order mark and ends lines as spreadsheets expect', async () => {
    expect(await csvText(['番号', '月数'], [['CD-1', 12]])).toBe('\uFEFF番号,月数\r\nCD-1,12');
  });

  it('quotes commas, quotes and line breaks', async () => {
    expect(await csvText(['name'], [['a,"b"\nc']])).toContain('"a,""b""\nc"');
  });

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@sum',
    '\t=1',
    '\r=1',
    ' =1',
    '\u3000=1',
    '\u00a0 @x',
    '\u200b=1',
    '\u0000=1',
    '＝1',
    '＋1',
    '－1',
    ' ＠x',
    '−1',
    '=1\nsecond line',
    '\tx',
  ])('does not let %j run as a formula', async (value) => {
    expect(read(await csvText(['name'], [[value]]))).toEqual([['name'], [`'${value}`]]);
  });

  it.each(['山田', 'a=b', '1-2', 'x@y.example', '(−1)'])('leaves %j as it is', async (value) => {
    expect(read(await csvText(['name'], [[value]]))).toEqual([['name'], [value]]);
  });

  it('leaves a cell empty for null', async () => {
    expect(await csvText(['a', 'b', 'c'], [[null, 0, null]])).toContain('\r\n,0,');
  });

  it('leaves negative numbers alone', async () => {
    expect(await csvText(['sum'], [[-5]])).toContain('\r\n-5');
  });

  it('writes the same file in pieces', async () => {
    const rows = [
      ['=a', 1],
      ['b', null],
      ['c"', -3],
    ] as const;
    const writer = await csvWriter();
    const pieces = [writer.begin(['x', 'y']), writer.rows(rows.slice(0, 2)), writer.rows([])];
    expect([...pieces, writer.rows(rows.slice(2))].join('')).toBe(await csvText(['x', 'y'], rows));
  });

  it('can be read back as the same table, without formulas', async () => {
    const cell = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.stringMatching(/^[ \t\r\n\u3000"',;=+\-@＝＋－＠a1]{0,6}$/u),
    );
    const table = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(table, async (rows) => {
        const [, ...found] = read(await csvText(['one', 'two'], rows));
        expect(found.map((row) => row.map((text) => text.replace(/^'/u, '')))).toEqual(
          rows.map((row) => row.map((text) => text.replace(/^'/u, ''))),
        );
        for (const text of found.flat()) expect(text).not.toMatch(/^\s*[=+\-@＝＋－＠]/u);
      }),
    );
  });
});
