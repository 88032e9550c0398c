import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { defineListView } from '../../../basics/lists/defineListView.ts';
import { oneOf } from '../../../basics/lists/filters.ts';
import { sortableBy } from '../../../basics/lists/sortableBy.ts';
import { useListView } from './useListView.ts';

const partView = defineListView({
  filters: { kind: oneOf(['chip', 'board']) },
  sort: sortableBy(['name'], { key: 'name', descending: false }),
});

function renderView() {
  return renderHook(() => ({ ...useListView(partView), navigate: useNavigate() }), {
    wrapper: MemoryRouter,
  }).result;
}

describe('useListView', () => {
  it('keeps a change that is not shown yet at the next one', () => {
    const view = renderView();
    act(() => {
      view.current.changeView({ kind: 'chip' });
      view.current.changeSearch('C1');
      view.current.changeSort({ key: 'name', descending: true });
    });
    expect(view.current.address.toString()).toBe('kind=chip&q=C1&sort=-name');
  });

  it('starts from an address that other code has changed', async () => {
    const view = renderView();
    act(() => {
      view.current.changeView({ kind: 'chip' });
    });
    await act(() => view.current.navigate('?q=B2'));
    act(() => {
      view.current.changeSort({ key: 'name', descending: true });
    });
    expect(view.current.view).toMatchObject({ search: 'B2', kind: null });
  });
});
