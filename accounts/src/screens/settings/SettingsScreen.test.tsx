import { screen } from '@testing-library/react';
import { expectAccessible, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { renderPage } from '../../testing/renderPage.tsx';
import { SettingsScreen } from './SettingsScreen.tsx';

const server = mockServer();

describe('SettingsScreen', () => {
  it.each([
    ['en', 'Not allowed', 'Share within team', 'Save'],
    ['ja', '許可しない', 'チーム内で共有', '保存'],
  ] as const)('changes card sharing (%s)', async (locale, first, second, save) => {
    const sent: unknown[] = [];
    server.use(
      http.get('*/api/settings', () => HttpResponse.json({ card_sharing: false })),
      http.put('*/api/settings', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ card_sharing: true });
      }),
    );
    const { container, user } = renderPage(<SettingsScreen />, { locale });
    expect(await screen.findByRole('radio', { name: new RegExp(first) })).toBeChecked();
    await expectAccessible(container);
    await user.click(screen.getByRole('radio', { name: new RegExp(second) }));
    await user.click(screen.getByRole('button', { name: save }));
    expect(await screen.findByRole('radio', { name: new RegExp(second) })).toBeChecked();
    expect(sent).toEqual([{ card_sharing: true }]);
  });

  it('shows guests whom to ask', () => {
    renderPage(<SettingsScreen />, { role: 'guest' });
    expect(screen.getByText(/Only owners and admins of the team can change/)).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });
});
