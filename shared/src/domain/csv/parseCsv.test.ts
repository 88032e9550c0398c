import { parseCsv, type CsvSeparator } from './parseCsv.ts';

describe('parseCsv', () => {
  it.each<[CsvSeparator]>([[','], [';'], ['\t']])('splits rows at %j', (separator) => {
    const text = `\ufeffa${separator}"b${separator}""c"""\r\n1${separator}\n`;
    expect(parseCsv(text, separator).map(({ line, cells }) => [line, ...cells])).toEqual([
      [1, 'a', `b${separator}"c"`],
      [2, '1', ''],
    ]);
  });

  it('counts the lines inside quoted cells', () => {
    expect(parseCsv('"a\nb",1\nc,2').map(({ line }) => line)).toEqual([1, 3]);
  });
});
