import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { Link, Route, Routes, useSearchParams } from 'react-router-dom';
import en from '../../intl/locales/en.json';
import { renderWithProviders } from '../../testing/index.ts';
import { SearchField } from './SearchField.tsx';
import { useTypedText } from './useTypedText.ts';

function Search({ onRest }: { readonly onRest: (text: string) => void }) {
  const [value, setValue] = useState('');
  const [text, type] = useTypedText(value, (next) => {
    setValue(next);
    onRest(next);
  });
  return (
    <IntlProvider locale="en" messages={en}>
      <SearchField label="Search" value={text} onChange={type} />
      <button
        type="button"
        onClick={() => {
          setValue('from outside');
        }}
      >
        Set
      </button>
    </IntlProvider>
  );
}

function Parts() {
  const [query, setQuery] = useSearchParams();
  const [text, type] = useTypedText(query.get('q') ?? '', (q) => {
    setQuery({ q }, { replace: true });
  });
  return (
    <>
      <SearchField label="Search" value={text} onChange={type} />
      <Link to="/other">Other</Link>
    </>
  );
}

const rest = () => act(() => jest.advanceTimersByTimeAsync(200));

describe('useTypedText', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('shows typed text at once, and reports it once, trimmed, when typing pauses', async () => {
    const onRest = jest.fn();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<Search onRest={onRest} />);
    await user.type(screen.getByRole('searchbox'), 'cd ');
    expect(screen.getByRole('searchbox')).toHaveValue('cd ');
    expect(onRest).not.toHaveBeenCalled();
    await rest();
    expect(onRest.mock.calls).toEqual([['cd']]);
    expect(screen.getByRole('searchbox')).toHaveValue('cd ');
  });

  it('leaves out what a pasted text brings along unseen', async () => {
    const onRest = jest.fn();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<Search onRest={onRest} />);
    await user.click(screen.getByRole('searchbox'));
    await user.paste('CD\u0000-1');
    await rest();
    expect(onRest.mock.calls).toEqual([['CD-1']]);
  });

  it('reports at once what is typed when a link leads to another page', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    renderWithProviders(
      <Routes>
        <Route path="/parts" element={<Parts />} />
        <Route path="/other" element={<h1>Other</h1>} />
      </Routes>,
      { path: '/parts', hasHistory: true },
    );
    await user.type(screen.getByRole('searchbox'), 'cd');
    await user.click(screen.getByRole('link', { name: 'Other' }));
    expect(await screen.findByRole('heading', { name: 'Other' })).toBeVisible();
    act(() => {
      window.history.back();
    });
    expect(await screen.findByRole('searchbox')).toHaveValue('cd');
    expect(window.location.search).toBe('?q=cd');
  });

  it('takes over a value that is changed from outside', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<Search onRest={() => undefined} />);
    await user.type(screen.getByRole('searchbox'), 'cd');
    await rest();
    await user.click(screen.getByRole('button', { name: 'Set' }));
    expect(screen.getByRole('searchbox')).toHaveValue('from outside');
  });
});
