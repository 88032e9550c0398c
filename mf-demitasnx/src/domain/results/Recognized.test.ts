import { compareCertainty, correctionCsv, isPending, type Recognized } from './Recognized.ts';

function recognized(changes: Partial<Recognized>): Recognized {
  return {
    ...{ id: '0', name: 'U1', kind: 'ic', source: 'guessed', confidence: 0.5, why: [] },
    correction: null,
    ...changes,
  };
}
const correction = { kind: 'ic', userName: '', correctedAt: '2026-11-30T00:00:00Z' } as const;

describe('compareCertainty', () => {
  it('puts unknown and uncertain ones first', () => {
    const rows = [
      recognized({ name: 'given', source: 'given', confidence: 1 }),
      recognized({ name: 'sure', confidence: 1 }),
      recognized({ name: 'unsure', confidence: 0.25 }),
      recognized({ name: 'unknown', source: 'none', confidence: 0.2 }),
    ];
    expect(rows.sort(compareCertainty).map(({ name }) => name)).toEqual([
      ...['unknown', 'unsure', 'sure', 'given'],
    ]);
  });
});

describe('isPending', () => {
  it.each([
    ['without a correction', recognized({}), false],
    ['guessed equally', recognized({ correction }), true],
    ['given otherwise', recognized({ kind: 'other', source: 'given', correction }), true],
    ['given equally', recognized({ source: 'given', correction }), false],
  ])('compares the correction with the analysis: %s', (_what, row, is) => {
    expect(isPending(row)).toBe(is);
  });
});

describe('correctionCsv', () => {
  it('quotes names', () => {
    expect(correctionCsv('nets', 'a,"b"', 'io')).toBe('net,class\n"a,""b""",io\n');
  });
});
