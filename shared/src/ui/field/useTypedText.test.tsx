import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import en from '../../intl/locales/en.json';
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

  it('takes over a value that is changed from outside', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<Search onRest={() => undefined} />);
    await user.type(screen.getByRole('searchbox'), 'cd');
    await rest();
    await user.click(screen.getByRole('button', { name: 'Set' }));
    expect(screen.getByRole('searchbox')).toHaveValue('from outside');
  });
});
