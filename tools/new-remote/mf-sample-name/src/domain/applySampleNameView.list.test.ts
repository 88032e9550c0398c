import { toCalendarDay } from '@portal/shared/domain';
import { applySampleNameView } from './applySampleNameView.list.ts';
import type { Item } from './Item.ts';
import { sampleNameView, type SampleNameView } from './SampleNameView.list.ts';

const items: readonly Item[] = [
  { id: '1', name: 'A-2', state: 'open', date: toCalendarDay('2026-12-31') },
  { id: '2', name: 'B-3', state: 'closed', date: toCalendarDay('2026-11-30') },
  { id: '3', name: 'A-1', state: 'open', date: toCalendarDay('2026-12-01') },
];
const names = (changes: Partial<SampleNameView>) =>
  applySampleNameView(items, { ...sampleNameView.initial, ...changes }).map(({ name }) => name);

describe('applySampleNameView', () => {
  it('sorts by name by default', () => {
    expect(names({})).toEqual(['A-1', 'A-2', 'B-3']);
  });

  it('sorts by date', () => {
    const sort = { key: 'date', descending: true } as const;
    expect(names({ sort })).toEqual(['A-2', 'A-1', 'B-3']);
  });

  it('filters by state and by every word', () => {
    expect(names({ state: 'closed' })).toEqual(['B-3']);
    expect(names({ search: 'a 2' })).toEqual(['A-2']);
  });
});
