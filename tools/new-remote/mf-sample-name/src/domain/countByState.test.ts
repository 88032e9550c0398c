import { countByState } from './countByState.ts';

describe('countByState', () => {
  it('counts each state', () => {
    expect(countByState(['open', 'closed', 'open'])).toEqual({ open: 2, closed: 1 });
  });

  it('counts nothing in an empty list', () => {
    expect(countByState([])).toEqual({ open: 0, closed: 0 });
  });
});
