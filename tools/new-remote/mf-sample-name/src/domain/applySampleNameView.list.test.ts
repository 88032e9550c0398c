import { toCalendarDay } from '@portal/shared/domain';
import { applySampleNameView } from './applySampleNameView.list.ts';
import type { SampleNameItem } from './SampleNameItem.list.ts';
import { sampleNameView, type SampleNameView } from './SampleNameView.list.ts';

const items: readonly SampleNameItem[] = [
  { id: '1', number: 'CD-2', product: 'cd', endsOn: toCalendarDay('2026-12-31') },
  { id: '2', number: 'PD-3', product: 'pd', endsOn: toCalendarDay('2026-11-30') },
  { id: '3', number: 'CD-1', product: 'cd', endsOn: toCalendarDay('2026-12-01') },
];
const numbers = (changes: Partial<SampleNameView>) =>
  applySampleNameView(items, { ...sampleNameView.initial, ...changes }).map(({ number }) => number);

describe('applySampleNameView', () => {
  it('sorts by number by default', () => {
    expect(numbers({})).toEqual(['CD-1', 'CD-2', 'PD-3']);
  });

  it('sorts by the last day', () => {
    const sort = { key: 'end_at', descending: true } as const;
    expect(numbers({ sort })).toEqual(['CD-2', 'CD-1', 'PD-3']);
  });

  it('filters by product and by every word', () => {
    expect(numbers({ product: 'pd' })).toEqual(['PD-3']);
    expect(numbers({ search: 'circuit 2' })).toEqual(['CD-2']);
  });
});
