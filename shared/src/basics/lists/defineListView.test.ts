import { toCalendarDay } from '../calendar/CalendarDay.ts';
import { defineListView, type ListViewOf } from './defineListView.ts';
import { anyDay, oneOf } from './filters.ts';
import { sortableBy } from './sortableBy.ts';

const jobs = defineListView({
  filters: { state: oneOf(['running', 'done']), from: anyDay },
  sort: sortableBy(['name', 'created'], { key: 'created', descending: true }),
});
const view: ListViewOf<typeof jobs> = {
  search: 'board a',
  state: 'done',
  from: toCalendarDay('2026-11-01'),
  sort: { key: 'name', descending: true },
};

describe('defineListView', () => {
  it('reads the view that it has written into the address', () => {
    const address = jobs.write(view);
    expect(address.toString()).toBe('q=board+a&state=done&from=2026-11-01&sort=-name');
    expect(jobs.parse(address)).toEqual(view);
  });

  it('names the parameters in the order in which it writes them', () => {
    expect(jobs.parameters).toEqual(['q', 'state', 'from', 'sort']);
  });

  it('ignores unknown values', () => {
    const address = new URLSearchParams('state=lost&from=2026-02-31&sort=-price');
    expect(jobs.parse(address)).toEqual(jobs.initial);
  });

  it('leaves the initial view out of the address, and other parameters in it', () => {
    const address = new URLSearchParams('q=old&sort=name&keep=1');
    expect(jobs.write(jobs.initial, address).toString()).toBe('keep=1');
  });

  it('writes the initial sort when its direction is reversed', () => {
    const turned = { ...jobs.initial, sort: { key: 'created', descending: false } as const };
    expect(jobs.write(turned).toString()).toBe('sort=created');
  });

  it('compares search and filters of two views, not their sort', () => {
    expect(jobs.hasSameFilters(view, { ...view, sort: jobs.initial.sort })).toBe(true);
    expect(jobs.hasSameFilters(view, { ...view, state: null })).toBe(false);
    expect(jobs.hasSameFilters(view, { ...view, search: '' })).toBe(false);
  });

  it('has no sort when rows stay in the order of the server', () => {
    const plain = defineListView({ filters: {}, sort: sortableBy(['name'], null) });
    expect(plain.initial).toEqual({ search: '', sort: null });
    expect(plain.parse(new URLSearchParams('sort=name')).sort).toEqual({
      key: 'name',
      descending: false,
    });
  });
});
