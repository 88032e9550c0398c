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
  it('goes on from a change of another part of the page that is not shown yet', () => {
    const view = renderTwo();
    act(() => {
      view.current.one[1](put('kind', 'board'));
      view.current.other[1](put('open', '7'));
    });
    expect(view.current.one[0].toString()).toBe('kind=board&open=7');
  });

  it('goes on from an address that a link has led to', () => {
    const view = renderTwo();
    act(() => {
      void view.current.navigate('?q=B2');
      view.current.one[1](put('open', '7'));
    });
    expect(view.current.other[0].toString()).toBe('q=B2&open=7');
  });

  it('puts what it is given in the place of all parameters', () => {
    const view = renderTwo();
    act(() => {
      view.current.one[1]({ q: 'B2' });
    });
    expect(view.current.one[0].toString()).toBe('q=B2');
  });
});
