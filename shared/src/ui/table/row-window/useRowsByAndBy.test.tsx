import { renderHook } from '@testing-library/react';
import { useRowsByAndBy } from './useRowsByAndBy.ts';

beforeEach(() => {
  Object.assign(window, { innerHeight: 800, scrollY: 0 });
});

/** The numbers of rows of all renders, without repetitions. */
function rowsOf(
  count: number,
  { isOn = true, height = 33, hasStandIns = false } = {},
): readonly number[] {
  const seen = new Set<number>();
  renderHook(() => seen.add(useRowsByAndBy(count, { isOn, height, hasStandIns })));
  return [...seen];
}

describe('useRowsByAndBy', () => {
  it('starts with the visible rows, and adds a few at a time', () => {
    expect(rowsOf(50)).toEqual([20, 32, 44, Infinity]);
  });

  it('starts with a few when preview rows stand in for the others', () => {
    expect(rowsOf(50, { hasStandIns: true })).toEqual([4, 16, 28, 40, Infinity]);
  });

  it('shows all visible rows once preview rows are gone', () => {
    const { result, rerender } = renderHook(
      (hasStandIns) => useRowsByAndBy(10_000, { isOn: false, height: 33, hasStandIns }),
      { initialProps: true },
    );
    expect(result.current).toBe(4);
    rerender(false);
    expect(result.current).toBe(20);
  });

  it('starts with few cards on a phone', () => {
    expect(rowsOf(20, { height: 340 })).toEqual([3, 15, Infinity]);
  });

  it('starts with the rows of the preview after a scroll', () => {
    Object.assign(window, { scrollY: 400 });
    expect(rowsOf(30)).toEqual([24, Infinity]);
  });

  it('adds none to a list that is never whole', () => {
    expect(rowsOf(10_000, { isOn: false })).toEqual([20]);
  });
});
