import { act, fireEvent, renderHook } from '@testing-library/react';
import { useRowsByAndBy } from './useRowsByAndBy.ts';

let idle: readonly (() => void)[] = [];
const whenIdle = () => {
  const [next] = idle;
  idle = [];
  act(() => next?.());
};

beforeEach(() => {
  idle = [];
  Object.assign(window, {
    requestIdleCallback: (then: () => void) => (idle = [...idle, then]).length,
    cancelIdleCallback: () => {
      idle = [];
    },
    innerHeight: 800,
    scrollY: 0,
  });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

const rowsOf = (count: number, { isOn = true, height = 33 } = {}) =>
  renderHook(() => useRowsByAndBy(count, isOn, height)).result;

describe('useRowsByAndBy', () => {
  it('begins with what is in sight, and adds rows whenever the page is idle', () => {
    const rows = rowsOf(50);
    expect(rows.current).toBe(20);
    whenIdle();
    expect(rows.current).toBe(32);
    whenIdle();
    whenIdle();
    expect(rows.current).toBe(Infinity);
    expect(idle).toHaveLength(0);
  });

  it('begins with few cards on a phone', () => {
    expect(rowsOf(50, { height: 340 }).current).toBe(3);
  });

  it('begins with the rows of the preview where that has been scrolled', () => {
    Object.assign(window, { scrollY: 400 });
    expect(rowsOf(50).current).toBe(24);
  });

  it('has all rows as soon as somebody scrolls', () => {
    const rows = rowsOf(50);
    fireEvent.scroll(window);
    expect(rows.current).toBe(Infinity);
    expect(idle).toHaveLength(0);
  });

  it('adds none to a list that is never whole', () => {
    rowsOf(10_000, { isOn: false });
    expect(idle).toHaveLength(0);
  });

  it('has all soon in a browser that does not say when it is idle', () => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    expect(rowsOf(50).current).toBe(Infinity);
  });
});
