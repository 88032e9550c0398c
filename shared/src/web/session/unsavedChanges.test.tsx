import { render } from '@testing-library/react';
import { hasUnsavedChanges, useUnsavedChanges } from './unsavedChanges.ts';

function Form({ isDirty }: { readonly isDirty: boolean }) {
  useUnsavedChanges(isDirty);
  return null;
}

describe('useUnsavedChanges', () => {
  it('is true while a form on the page has unsaved input', () => {
    const view = render(<Form isDirty={false} />);
    expect(hasUnsavedChanges()).toBe(false);
    view.rerender(<Form isDirty />);
    const { unmount } = render(<Form isDirty />);
    view.rerender(<Form isDirty={false} />);
    expect(hasUnsavedChanges()).toBe(true);
    unmount();
    expect(hasUnsavedChanges()).toBe(false);
  });
});
