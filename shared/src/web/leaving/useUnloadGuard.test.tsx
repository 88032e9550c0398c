import { fireEvent, renderHook } from '@testing-library/react';
import { useHasUnsavedChanges, useUnsavedChanges } from '../session/unsavedChanges.ts';
import { leaveUnasked, useUnloadGuard } from './useUnloadGuard.ts';

/** Whether the browser closes the page without a question. */
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
  it('makes the browser ask while there is unsaved input', () => {
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

  it('does not ask when the page itself leaves, until it is restored', () => {
    open(true);
    leaveUnasked(() => {
      expect(closes()).toBe(true);
    });
    fireEvent(window, new Event('pageshow'));
    expect(closes()).toBe(false);
  });
});
