import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { aSession, expectAccessible, renderWithProviders } from '../../testing/index.ts';
import { StepperField } from './StepperField.tsx';
import { createLateAddress, useShown, type LateAddress } from './testing/createLateAddress.ts';

function Quantity({ start, onChange }: { start: number; onChange: (value: number) => void }) {
  const [value, setValue] = useState(start);
  return (
    <main>
      <StepperField
        label="Quantity"
        value={value}
        min={1}
        max={20}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
    </main>
  );
}

function LateQuantity({ address }: { readonly address: LateAddress }) {
  return (
    <StepperField
      label="Quantity"
      value={Number(useShown(address))}
      min={1}
      max={20}
      onChange={(next) => {
        address.go(String(next));
      }}
    />
  );
}

function open(start: number, locale: 'en' | 'ja' = 'en') {
  const changes: number[] = [];
  const { user } = renderWithProviders(
    <Quantity start={start} onChange={(value) => changes.push(value)} />,
    { session: aSession({ locale }) },
  );
  return { user, changes, field: screen.getByRole('spinbutton', { name: 'Quantity' }) };
}

describe('StepperField', () => {
  it.each([
    ['en', 'One less: Quantity', 'One more: Quantity'],
    ['ja', 'Quantityを1減らす', 'Quantityを1増やす'],
  ] as const)('changes by one, up to its limits, and keeps focus there (%s)', async (...words) => {
    const [locale, lessName, moreName] = words;
    const { user, changes, field } = open(2, locale);
    const less = screen.getByRole('button', { name: lessName });
    const more = screen.getByRole('button', { name: moreName });
    await user.click(less);
    expect(field).toHaveValue('1');
    expect(less).toHaveAttribute('aria-disabled', 'true');
    expect(less).toHaveFocus();
    await user.click(less);
    fireEvent.change(field, { target: { value: '19' } });
    await user.click(more);
    await user.click(more);
    expect(field).toHaveValue('20');
    expect(more).toHaveAttribute('aria-disabled', 'true');
    expect(less).not.toHaveAttribute('aria-disabled');
    expect(changes).toEqual([1, 19, 20]);
    await expectAccessible();
  });

  it('accepts a typed number, and replaces one beyond a limit by the limit', () => {
    const { changes, field } = open(3);
    for (const value of ['12', '25', '0', '7.9']) fireEvent.change(field, { target: { value } });
    expect(changes).toEqual([12, 20, 1, 7]);
  });

  it('shows its number again when it is left empty', async () => {
    const { user, changes, field } = open(3);
    await user.clear(field);
    expect(field).toHaveValue('');
    await user.tab();
    expect(field).toHaveValue('3');
    expect(changes).toEqual([]);
  });

  it.each(['１２', '1２', ' 12 ', '12.0'])('reads %j as pasted or typed', (value) => {
    const { changes, field } = open(3);
    fireEvent.change(field, { target: { value } });
    expect(field).toHaveValue('12');
    expect(changes).toEqual([12]);
  });

  it('keeps what an input method shows until it is confirmed', () => {
    const { changes, field } = open(3);
    fireEvent.compositionStart(field);
    for (const value of ['１', '１２']) {
      fireEvent.input(field, { target: { value }, isComposing: true });
      expect(field).toHaveValue(value);
    }
    expect(changes).toEqual([]);
    fireEvent.compositionEnd(field, { data: '１２' });
    expect(field).toHaveValue('12');
    expect(changes).toEqual([12]);
  });

  it('steps by the arrow keys, and ignores text that is no number', async () => {
    const { user, changes, field } = open(3);
    act(() => {
      field.focus();
    });
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    fireEvent.change(field, { target: { value: 'many' } });
    expect(field).toHaveValue('4');
    expect(changes).toEqual([4, 5, 4]);
  });

  it('keeps a typed number until the value changes, and steps from it', () => {
    jest.useFakeTimers();
    const address = createLateAddress('3');
    address.latenessMs = 300;
    renderWithProviders(<LateQuantity address={address} />);
    const field = screen.getByRole('spinbutton', { name: 'Quantity' });
    act(() => {
      field.focus();
    });
    for (const value of ['1', '12']) {
      fireEvent.change(field, { target: { value } });
      act(() => jest.advanceTimersByTime(200));
      expect(field).toHaveDisplayValue(value);
    }
    const more = screen.getByRole('button', { name: 'One more: Quantity' });
    fireEvent.click(more);
    fireEvent.click(more);
    act(() => jest.advanceTimersByTime(1000));
    expect(field).toHaveValue('14');
    expect(address.text).toBe('14');
    jest.useRealTimers();
  });
});
