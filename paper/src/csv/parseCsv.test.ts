import { csvText } from '@portal/shared/domain';
import fc from 'fast-check';
import { CsvError, parseCsv, type CsvSeparator } from './parseCsv.ts';

const table = (text: string, separator?: CsvSeparator) =>
  parseCsv(text, separator).map(({ line, cells }) => [line, ...cells]);

function faultOf(text: string): readonly [CsvError['code'], number] | undefined {
  try {
    parseCsv(text);
    return undefined;
  } catch (error) {
    if (error instanceof CsvError) return [error.code, error.line];
    throw error;
  }
}

describe('parseCsv', () => {
  it.each<[CsvSeparator]>([[','], [';'], ['\t']])('splits rows at %j', (separator) => {
    const text = `\ufeffa${separator}"b${separator}""c"""\r\n1${separator}\n`;
    expect(table(text, separator)).toEqual([
      [1, 'a', `b${separator}"c"`],
      [2, '1', ''],
    ]);
  });

  it('counts the lines inside quoted cells', () => {
    expect(table('"a\r\nb",1\nc,2\r\rd').map(([line]) => line)).toEqual([1, 3, 4, 5]);
  });

  it('keeps quotes inside a cell that does not begin with a quote', () => {
    expect(table('Sm"i"th,6" C\nnext,line')).toEqual([
      [1, 'Sm"i"th', '6" C'],
      [2, 'next', 'line'],
    ]);
  });

  it.each([
    ['is not closed', 'a\r\n"b,c\r\nd,e', 2],
    ['is not closed after a quoted line end', '"a\nb"\nc,"d', 3],
    ['is closed before the end of its cell', 'a\nb\n"c"d,e\nf', 3],
    ['of a later line would close it', 'a,"b\nc,"d"\ne', 1],
    ['stands alone', '"', 1],
  ])('names the line of a quote that %s', (_, text, line) => {
    expect(faultOf(text)).toEqual(['quotes', line]);
  });

  it('accepts lines of 4,096 bytes and names the first longer one', () => {
    const longest = 'あ'.repeat(1365) + 'a';
    expect(table(`${longest}\n"${'a'.repeat(4000)}\n${'b'.repeat(4000)}"`)).toHaveLength(2);
    expect(faultOf(`a\r\n${longest}a\r\n"`)).toEqual(['long', 2]);
    expect(faultOf(`a\n"b\n${'"'.repeat(100_000)}`)).toEqual(['long', 3]);
  });

  it('handles bare CR and LF, and lines after an unclosed quote', () => {
    expect(parseCsv('\r\n'.repeat(50_000))).toHaveLength(50_000);
    expect(faultOf(`"${'a""\n'.repeat(25_000)}`)).toEqual(['quotes', 1]);
  });

  it("reads the portal's own CSV", async () => {
    const cell = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.stringMatching(/^[ \t\r\n"',;a1]{0,6}$/u),
    );
    const rows = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(rows, async (given) => {
        const [, ...found] = parseCsv(await csvText(['one', 'two'], given));
        // The writer guards formulas by an apostrophe.
        const plain = (text: string) => text.replaceAll(/\r\n?/gu, '\n').replace(/^'/u, '');
        expect(found.map(({ cells }) => cells.map(plain))).toEqual(
          given.map((cells) => cells.map(plain)),
        );
      }),
    );
  });

  it('loses nothing of an accepted text', () => {
    const text = fc.stringMatching(/^[a1 ,;\t"\r\n]{0,24}$/u);
    fc.assert(
      fc.property(text, fc.constantFrom(',', ';', '\t'), (given, separator) => {
        try {
          const rows = parseCsv(given, separator);
          const letters = (all: string) => all.replaceAll(/[^a1]/gu, '');
          expect(letters(rows.flatMap(({ cells }) => cells).join(''))).toBe(letters(given));
          const lines = given.split(/\r\n|\r|\n/u);
          for (const { line, cells } of rows)
            expect(lines[line - 1]?.replaceAll('"', '')).toContain(
              cells[0]?.split('\n')[0]?.replaceAll('"', ''),
            );
        } catch (error) {
          if (!(error instanceof CsvError)) throw error;
          expect(given.split(/\r\n|\r|\n/u)[error.line - 1]).toContain('"');
        }
      }),
    );
  });
});
