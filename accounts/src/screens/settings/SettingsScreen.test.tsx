import { screen } from '@testing-library/react';
import { expectAccessible, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { renderPage } from '../../testing/renderPage.tsx';
import { SettingsScreen } from './SettingsScreen.tsx';

const server = mockServer();

describe('SettingsScreen', () => {
  it('changes card sharing', async () => {
    const sent: unknown[] = [];
    server.use(
      http.get('*/api/settings', () => HttpResponse.json({ card_sharing: false })),
      http.put('*/api/settings', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ card_sharing: true });
      }),
    );
    const { container, user } = renderPage(<SettingsScreen />);
    expect(await screen.findByRole('radio', { name: /Not allowed/ })).toBeChecked();
    await expectAccessible(container);
    await user.click(screen.getByRole('radio', { name: /Share within team/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('radio', { name: /Share within team/ })).toBeChecked();
    expect(sent).toEqual([{ card_sharing: true }]);
  });

  it('shows guests whom to ask', () => {
    renderPage(<SettingsScreen />, { role: 'guest' });
    expect(screen.getByText(/Only owners and admins of the team can change/)).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });
});
