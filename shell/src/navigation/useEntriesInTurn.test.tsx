import { act, renderHook } from '@testing-library/react';
import { useEntriesInTurn } from './useEntriesInTurn.ts';

const entriesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    to: `/screen-${index}`,
    label: { en: `Screen ${index}`, ja: `画面${index}` },
    icon: 'layout-grid',
    order: index,
  }));

describe('useEntriesInTurn', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it('shows a usual menu whole at once', () => {
    const entries = entriesOf(40);
    expect(renderHook(() => useEntriesInTurn(entries)).result.current).toBe(entries);
  });

  it('shows the beginning of a long one, and all of it when the browser is idle', () => {
    const entries = entriesOf(109);
    const { result } = renderHook(() => useEntriesInTurn(entries));
    expect(result.current).toEqual(entries.slice(0, 40));
    act(() => {
      jest.runAllTimers();
    });
    expect(result.current).toBe(entries);
  });

  it('shows entries that come later at once', () => {
    const { result, rerender } = renderHook(useEntriesInTurn, { initialProps: entriesOf(3) });
    act(() => {
      jest.runAllTimers();
    });
    const more = entriesOf(109);
    rerender(more);
    expect(result.current).toBe(more);
  });
});
