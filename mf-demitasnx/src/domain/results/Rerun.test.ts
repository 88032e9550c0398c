import { classesCsv } from './Rerun.ts';

describe('classesCsv', () => {
  it('adds changes to the list that was given, and replaces the lines of their nets', () => {
    const given = 'net,class\r\nCLK,clock\r\nUSB_P,io\r\n';
    expect(classesCsv(given, new Map([['CLK', 'high_speed']]))).toBe(
      'net,class\nUSB_P,io\nCLK,highSpeed\n',
    );
  });

  it('keeps to the separator of the list', () => {
    expect(classesCsv('CLK;clock;12,5', new Map([['A', 'power']]))).toBe(
      'CLK;clock;12,5\nA;power\n',
    );
  });

  it('quotes names that hold a separator or quotes, and finds them again', () => {
    const given = classesCsv('', new Map([['a,"b"', 'io']]));
    expect(given).toBe('"a,""b""",io\n');
    expect(classesCsv(given, new Map([['a,"b"', 'ground']]))).toBe('"a,""b""",ground\n');
  });

  it('is empty where nothing was said', () => {
    expect(classesCsv('', new Map())).toBe('');
  });
});
