import { csvOf } from './csvOf.ts';

async function textOf(file: Blob): Promise<string> {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());
}

describe('csvOf', () => {
  it('begins with a byte order mark and ends lines as spreadsheets expect', async () => {
    const file = await csvOf(['番号', '月数'], [['CD-1', 12]]);
    expect(await textOf(file)).toBe('\uFEFF番号,月数\r\nCD-1,12');
    expect(file.type).toBe('text/csv;charset=utf-8');
  });

  it('quotes commas, quotes and line breaks', async () => {
    const file = await csvOf(['name'], [['a,"b"\nc']]);
    expect(await textOf(file)).toContain('"a,""b""\nc"');
  });

  it.each(['=1+1', '+1', '-1', '@sum', '\t=1', ' =1', '＝1', '=1\nsecond line'])(
    'does not let %j run as a formula',
    async (value) => {
      const [, cell = ''] = (await textOf(await csvOf(['name'], [[value]]))).split('\r\n');
      expect(cell.replace(/^"/u, '')).toMatch(/^'/u);
    },
  );

  it('leaves negative numbers alone', async () => {
    expect(await textOf(await csvOf(['sum'], [[-5]]))).toContain('\r\n-5');
  });
});
