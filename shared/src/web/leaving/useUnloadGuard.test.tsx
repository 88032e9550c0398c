import { fireEvent, renderHook } from '@testing-library/react';
import { useHasUnsavedChanges, useUnsavedChanges } from '../session/unsavedChanges.ts';
import { leaveUnasked, useUnloadGuard } from './useUnloadGuard.ts';

/** Whether the browser may close the page without a question. */
const closes = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));

function open(isTyped: boolean) {
  return renderHook(
    (typed: boolean) => {
      useUnsavedChanges(typed);
      useUnloadGuard(useHasUnsavedChanges());
    },
    { initialProps: isTyped },
  );
}

describe('useUnloadGuard', () => {
  it('has the browser ask while something is typed', () => {
    const { rerender, unmount } = open(false);
    expect(closes()).toBe(true);
    rerender(true);
    expect(closes()).toBe(false);
    rerender(false);
    expect(closes()).toBe(true);
    rerender(true);
    unmount();
    expect(closes()).toBe(true);
  });

  it('asks nothing when the page itself leaves, until somebody comes back to it', () => {
    open(true);
    leaveUnasked(() => {
      expect(closes()).toBe(true);
    });
    fireEvent(window, new Event('pageshow'));
    expect(closes()).toBe(false);
  });
});
