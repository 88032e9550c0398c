import { presentPlaced } from './placing.presenter.ts';

describe('presentPlaced', () => {
  const numbered = { id: 'o-1', number: 'C20261100001' };

  it.each([
    [0, { kind: 'placed' }],
    [1, { kind: 'placed' }],
    [2, { kind: 'lost', reason: 'card_refused' }],
    [98, { kind: 'lost', reason: 'cancelled' }],
    [99, { kind: 'lost', reason: 'cancelled' }],
  ] as const)('presents an order of status %d', (status, outcome) => {
    const placed = presentPlaced({ ...numbered, status, duedate: null });
    expect(placed).toEqual({ ...numbered, ...outcome });
  });
});
