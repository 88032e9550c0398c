import { EmiError } from '../problems/EmiError.ts';
import { readRoleTable } from './readRoleTable.ts';

const read = (text: string) => readRoleTable(Buffer.from(text), 'parts.csv');

async function refusalOf(bytes: Buffer | string): Promise<string> {
  try {
    await readRoleTable(Buffer.from(bytes), 'parts.csv');
  } catch (error) {
    if (error instanceof EmiError) return error.message;
    throw error;
  }
  return '';
}

describe('readRoleTable', () => {
  it('reads parts and roles, with and without a header line and further columns', async () => {
    const rows = 'D2,IC,0.9\r\n\r\nJ5,other\r\nW1,unknown,"named ""x"""\r\n';
    const expected = (line: number) => [
      ['D2', { role: 'ic', line }],
      ['J5', { role: 'other', line: line + 2 }],
      ['W1', { role: 'unknown', line: line + 3 }],
    ];
    expect([...(await read(rows))]).toEqual(expected(1));
    expect([...(await read(`\ufeffpart,role,confidence\r\n${rows}`))]).toEqual(expected(2));
  });

  it('reads semicolons, tabs and Japanese words', async () => {
    expect([...(await read('部品;役割\nX1;水晶\nCN1;コネクタ\n')).values()]).toEqual([
      { role: 'crystal', line: 2 },
      { role: 'connector', line: 3 },
    ]);
    expect([...(await read('L1\tbead'))]).toEqual([['L1', { role: 'inductor', line: 1 }]]);
  });

  it('refuses invalid lines and names them', async () => {
    expect(await refusalOf('U1,ic\nU2,chip')).toMatch(
      /^parts.csv, line 2: “chip” is not a role; there are connector, .*, unknown\.$/,
    );
    expect(await refusalOf('part,role\nU1')).toMatch(/line 2: The line needs a part and a role/);
    expect(await refusalOf(',ic')).toMatch(/line 1: The line needs a part and a role/);
    expect(await refusalOf('U1,ic\nU1,other')).toMatch(/line 2: The part U1 .* role in line 1/);
    expect(await refusalOf('U1,ic\n"U2,ic')).toMatch(/line 2: A quotation mark is not closed/);
    expect(await refusalOf(Buffer.from([0x83, 0x4e, 0x2c]))).toBe(
      'parts.csv: The list of roles is not UTF-8 text.',
    );
  });
});
