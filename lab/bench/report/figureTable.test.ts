import { withFigures } from './figureTable.ts';

const head = ['| Part | Figure | Measured | Wanted | When and where |', '| - | - | - | - | - |'];
const documentOf = (...rows: readonly string[]) =>
  [
    '# Benchmarks',
    '',
    '<!-- bench:begin -->',
    '',
    ...head,
    ...rows,
    '',
    '<!-- bench:end -->',
    'End',
  ].join('\n');
const figures = {
  part: 'orders',
  rows: [
    { what: 'p99, ms', measured: '130', wanted: '≤ 150' },
    { what: 'per second', measured: '375' },
  ],
  conditions: 'today',
};
const own = ['| orders | p99, ms | 130 | ≤ 150 | today |', '| orders | per second | 375 | | |'];

describe('withFigures', () => {
  it('replaces the rows of a part in place', () => {
    const [loads, visits] = ['| loads | a | 1 | | then |', '| visits | b | 2 | | then |'];
    const former = '| orders | p99, ms | 140 | ≤ 150 | then |';
    expect(withFigures(documentOf(loads, former, visits), figures)).toBe(
      documentOf(loads, ...own, visits),
    );
  });

  it('appends a new part', () => {
    expect(withFigures(documentOf(), figures)).toBe(documentOf(...own));
  });

  it('refuses a document without the table', () => {
    expect(() => withFigures('# Benchmarks', figures)).toThrow('The document lacks the markers');
  });
});
