import { aLoad } from './aLoad.ts';
import { screenTable, secondTable } from './loadTables.ts';

const lines = (table: string) => table.split('\n');

describe('secondTable', () => {
  it('has a row for each variant, and the portal divided by each of the others', () => {
    const other = [aLoad({ usableMs: 2000, scriptMs: 250 })];
    const table = secondTable({
      federated: [aLoad()],
      plain: other,
      hinted: other,
      lean: other,
    });
    expect(lines(table)).toHaveLength(2 + 4 + 3);
    expect(table).toContain('| federated | 1000 | 1000 | 3 | 200 | 500 | 0.0 | 7 |');
    expect(table).toContain('| federated / lean page | 1.00 | 0.50 |  |  | 2.00 |');
  });
});

describe('screenTable', () => {
  it('has a row for each screen', () => {
    const samples = [aLoad(), aLoad({ usableMs: 3000 })];
    expect(lines(screenTable([{ path: '/store', samples }]))).toEqual([
      '|  | usable ms | kB JavaScript until usable | long tasks | blocked ms | script ms |',
      '| --- | ---: | ---: | ---: | ---: | ---: |',
      '| `/store` | 2000 (1500–2500) | 170.0 | 3 | 200 | 500 |',
    ]);
  });
});
