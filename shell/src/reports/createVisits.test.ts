import { createVisits } from './createVisits.ts';

const parts = { name: 'mf-parts', hash: 'aaaaaaaa', route: '/parts' };
const boards = { name: 'mf-boards', hash: 'bbbbbbbb', route: '/boards' };

describe('createVisits', () => {
  it('measures the first screen from the beginning of the page', () => {
    const visits = createVisits();
    expect(visits.opened(parts, 640)).toMatchObject({ since: 0, loadMs: 640 });
  });

  it('measures another one from the click that led to its address', () => {
    const visits = createVisits();
    visits.opened(parts, 640);
    visits.sawInput(5000);
    visits.sawNavigation(5020);
    expect(visits.opened(boards, 5300)).toMatchObject({ since: 5000, loadMs: 300 });
  });

  it('measures from the change of the address where the last click has nothing to do with it', () => {
    const visits = createVisits();
    visits.opened(parts, 640);
    visits.sawInput(5000);
    visits.sawNavigation(9000);
    expect(visits.opened(boards, 9100).loadMs).toBe(100);
  });

  it('does not measure what it has not seen begin, nor what comes in the place of a screen', () => {
    const visits = createVisits();
    visits.opened(parts, 640);
    expect(visits.opened(boards, 900).loadMs).toBeUndefined();
    visits.sawNavigation(2000);
    visits.opened(parts, 2100);
    expect(visits.opened({ ...parts, hash: 'cccccccc' }, 5000).loadMs).toBeUndefined();
    visits.sawNavigation(7000);
    expect(visits.opened(boards, 6900).loadMs).toBeUndefined();
  });

  it('knows which screen was visible', () => {
    const visits = createVisits();
    expect(visits.at(10)).toBeUndefined();
    visits.opened(parts, 640);
    visits.sawNavigation(2000);
    visits.opened(boards, 2100);
    expect(visits.at(100)?.name).toBe('mf-parts');
    expect(visits.at(2050)?.name).toBe('mf-boards');
    expect(visits.current()?.name).toBe('mf-boards');
  });
});
