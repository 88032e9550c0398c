import { classesCsv } from './Rerun.ts';

describe('classesCsv', () => {
  it('appends changes to the given list, and replaces the lines of their nets', () => {
    const given = 'net,class\r\nCLK,clock\r\nUSB_P,io\r\n';
    expect(classesCsv(given, new Map([['CLK', 'high_speed']]))).toBe(
      'net,class\nUSB_P,io\nCLK,highSpeed\n',
    );
  });

  it("keeps the list's separator", () => {
    expect(classesCsv('CLK;clock;12,5', new Map([['A', 'power']]))).toBe(
      'CLK;clock;12,5\nA;power\n',
    );
  });

  it('quotes names with separators or quotes, and reads them back', () => {
    const given = classesCsv('', new Map([['a,"b"', 'io']]));
    expect(given).toBe('"a,""b""",io\n');
    expect(classesCsv(given, new Map([['a,"b"', 'ground']]))).toBe('"a,""b""",ground\n');
  });

  it('is empty without any class', () => {
    expect(classesCsv('', new Map())).toBe('');
  });
});
