import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expectAccessible, renderWithProviders } from '../../testing/index.ts';
import { Dialog, TopSnackbar } from './index.ts';

function Refused() {
  const [isShown, setIsShown] = useState(true);
  return (
    <>
      <Dialog title="Upload" onClose={jest.fn()} />
      {isShown && (
        <TopSnackbar
          title="There are errors in the input"
          onClose={() => {
            setIsShown(false);
          }}
        >
          No uses are left.
        </TopSnackbar>
      )}
    </>
  );
}

describe('TopSnackbar', () => {
  it('announces a failure above a dialog until it is closed', async () => {
    const { user } = renderWithProviders(<Refused />);
    // A query by role does not find what a dialog hides from assistive technology.
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('There are errors in the inputNo uses are left.');
    await expectAccessible(alert);
    await user.click(within(alert).getByRole('button', { name: 'Close' }));
    expect(alert).not.toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Upload' })).toBeInTheDocument();
  });
});
