import { screen } from '@testing-library/react';
import { expectAccessible, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { renderPage } from '../../testing/renderPage.tsx';
import { FactorResetScreen } from './FactorResetScreen.tsx';

const server = mockServer();
const page = (locale: 'en' | 'ja' = 'en') =>
  renderPage(<FactorResetScreen token="secret" />, { role: 'visitor', locale });

describe('FactorResetScreen', () => {
  it.each([
    ['en', 'Keep two-factor authentication', 'stopped', /stays on/],
    ['ja', '2要素認証の解除を中止', 'stopped', /中止しました/],
    ['en', 'Keep two-factor authentication', 'over', /nothing to stop/],
  ] as const)(
    'stops the removal on request only (%s): %s, %s',
    async (locale, button, outcome, text) => {
      const sent: unknown[] = [];
      server.use(
        http.post('*/api/factor-reset/stop', async ({ request }) => {
          sent.push(await request.json());
          return HttpResponse.json({ outcome });
        }),
      );
      const { container, user } = page(locale);
      const keep = await screen.findByRole('button', { name: button });
      await expectAccessible(container);
      expect(sent).toEqual([]);
      await user.click(keep);
      expect(await screen.findByText(text)).toBeVisible();
      expect(sent).toEqual([{ token: 'secret' }]);
    },
  );
});
