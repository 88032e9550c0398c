import { screen } from '@testing-library/react';
import { expectAccessible, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { renderPage } from '../../testing/renderPage.tsx';
import { SitesScreen } from './SitesScreen.tsx';

const server = mockServer();
const intranet = {
  name: 'intranet',
  origins: ['https://intranet.example'],
  remotes: [
    { name: 'mf-licenses', titles: [{ en: 'Licenses', ja: 'ライセンス' }] },
    { name: 'mf-parts', titles: [] },
  ],
  connected_at: '2026-11-21T00:00:00.000Z',
  ends_at: '2026-11-21T12:00:00.000Z',
};
const answerWith = (...sites: readonly object[]) =>
  server.use(http.get('*/api/sites', () => HttpResponse.json(sites)));

describe('SitesScreen', () => {
  it.each([
    [
      'en',
      'Licenses, mf-parts',
      'Disconnect: intranet',
      'Disconnected: intranet',
      /No sites are connected/,
    ],
    [
      'ja',
      'ライセンス、mf-parts',
      '接続を解除：intranet',
      '接続を解除しました：intranet',
      /ありません/,
    ],
  ] as const)('shows each site and takes it back (%s)', async (locale, what, act, done, none) => {
    answerWith(intranet);
    server.use(http.delete('*/api/sites/intranet', () => HttpResponse.json([])));
    const { container, user } = renderPage(<SitesScreen />, { locale }, '/sites');
    expect(await screen.findByText('https://intranet.example')).toBeVisible();
    expect(screen.getByText(new RegExp(what))).toBeVisible();
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: act }));
    expect(await screen.findByText(done)).toBeVisible();
    expect(screen.getByText(none)).toBeVisible();
  });

  it('can be tried again when the list does not load', async () => {
    server.use(http.get('*/api/sites', () => HttpResponse.error()));
    const { user } = renderPage(<SitesScreen />, {}, '/sites');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answerWith(intranet);
    await user.click(retry);
    expect(await screen.findByText('intranet')).toBeVisible();
  });
});
