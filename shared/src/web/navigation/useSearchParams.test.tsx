import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { useSearchParams } from './useSearchParams.ts';

function put(name: string, value: string) {
  return (current: URLSearchParams) => {
    current.set(name, value);
    return current;
  };
}

function AtBoards({ children }: { readonly children: ReactNode }) {
  return <MemoryRouter initialEntries={['/boards?kind=chip']}>{children}</MemoryRouter>;
}

function renderTwo() {
  const { result } = renderHook(
    () => ({ one: useSearchParams(), other: useSearchParams(), navigate: useNavigate() }),
    { wrapper: AtBoards },
  );
  return result;
}

describe('useSearchParams', () => {
  it('keeps a change of another component that is not shown yet', () => {
    const view = renderTwo();
    act(() => {
      view.current.one[1](put('kind', 'board'));
      view.current.other[1](put('open', '7'));
    });
    expect(view.current.one[0].toString()).toBe('kind=board&open=7');
  });

  it('starts from the address that a link led to', () => {
    const view = renderTwo();
    act(() => {
      void view.current.navigate('?q=B2');
      view.current.one[1](put('open', '7'));
    });
    expect(view.current.other[0].toString()).toBe('q=B2&open=7');
  });

  it('replaces all parameters with given ones', () => {
    const view = renderTwo();
    act(() => {
      view.current.one[1]({ q: 'B2' });
    });
    expect(view.current.one[0].toString()).toBe('q=B2');
  });
});
