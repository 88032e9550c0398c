import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderWithProviders } from '../../testing/index.ts';
import { SelectField } from './SelectField.tsx';
import { createLateAddress, useShown, type LateAddress } from './testing/createLateAddress.ts';

const options = ['all', 'valid', 'expired'].map((value) => ({ value, label: value }));

function LateFilter({ address }: { readonly address: LateAddress }) {
  return (
    <SelectField
      label="Validity"
      value={useShown(address)}
      options={options}
      onChange={({ target }) => {
        address.go(target.value);
      }}
    />
  );
}

describe('SelectField', () => {
  it('shows the choice until the value changes, and then the value', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const address = createLateAddress('all');
    address.latenessMs = 500;
    renderWithProviders(<LateFilter address={address} />);
    const field = screen.getByRole('combobox', { name: 'Validity' });
    await user.selectOptions(field, 'valid');
    expect(field).toHaveValue('valid');
    act(() => jest.advanceTimersByTime(500));
    expect(field).toHaveValue('valid');
    address.go('expired');
    act(() => jest.advanceTimersByTime(500));
    expect(field).toHaveValue('expired');
    jest.useRealTimers();
  });

  it('shows its value again when the choice does not become the value', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    renderWithProviders(<SelectField label="Validity" value="all" options={options} />);
    const field = screen.getByRole('combobox', { name: 'Validity' });
    await user.selectOptions(field, 'valid');
    act(() => jest.advanceTimersByTime(2000));
    expect(field).toHaveValue('all');
    jest.useRealTimers();
  });
});
