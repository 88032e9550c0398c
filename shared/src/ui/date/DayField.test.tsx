import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { aSession, expectAccessible, renderWithProviders } from '../../testing/index.ts';
import { DayField } from './DayField.tsx';

function StartDate() {
  const [day, setDay] = useState('2026-11-21');
  return (
    <main>
      <DayField
        label="Start date"
        value={day}
        min="2026-11-21"
        max="2026-12-21"
        onChange={setDay}
      />
    </main>
  );
}

describe('DayField', () => {
  it('lets people choose a day of its range in a calendar, in the reader’s language', async () => {
    const { user } = renderWithProviders(<StartDate />, { session: aSession({ locale: 'ja' }) });
    const field = screen.getByRole('button', { name: 'Start date: 2026-11-21' });
    await user.click(field);
    const calendar = await screen.findByRole('dialog', { name: 'Start date' });
    await expectAccessible(calendar);
    expect(screen.getByRole('button', { name: /2026年11月20日/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    // Focus returns in the next frame.
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Start date: 2026-11-22' })).toHaveFocus();
    });
  });

  it('closes without a choice', async () => {
    const { user } = renderWithProviders(<StartDate />);
    await user.click(screen.getByRole('button', { name: 'Start date: 2026-11-21' }));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('2026-11-21')).toBeVisible();
  });

  it('shows the chosen day while its value is late', async () => {
    const chosen: string[] = [];
    const { user } = renderWithProviders(
      <DayField
        label="Start date"
        value="2026-11-21"
        min="2026-11-21"
        max="2026-12-21"
        onChange={(day) => chosen.push(day)}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Start date: 2026-11-21' }));
    await screen.findByRole('dialog');
    await user.keyboard('{ArrowRight}{Enter}');
    expect(await screen.findByText('2026-11-22')).toBeVisible();
    expect(chosen).toEqual(['2026-11-22']);
  });
});
