import {
  aLicenseRow,
  aConfig,
  aSession,
  delay,
  expectAccessible,
  http,
  HttpResponse,
} from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { renderLicenseList } from '../../testing/renderLicenseList.tsx';
import { licenseServer } from '../../testing/licenseHandlers.ts';

const server = licenseServer();
const answer = (rows: readonly unknown[]) => {
  server.use(http.get('*/api/licenses/', () => HttpResponse.json([...rows])));
};
const japanese = aSession({ locale: 'ja' });

describe('LicenseListScreen', () => {
  it('shows headings and placeholders while the list is loading', async () => {
    server.use(http.get('*/api/licenses/', () => delay('infinite')));
    renderLicenseList();
    expect(await screen.findByText('Loading…')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Licenses' })).toBeInTheDocument();
    expect(document.title).toBe('Licenses · Manager Console');
  });

  it('says that there are no licenses', async () => {
    answer([]);
    renderLicenseList();
    expect(await screen.findByText('No data')).toBeInTheDocument();
  });

  it('offers to try again after a failure, with the request id', async () => {
    server.use(
      http.get('*/api/licenses/', () =>
        HttpResponse.json({ error: true, code: 'internal', request_id: 'r-17' }, { status: 500 }),
      ),
    );
    const { user } = renderLicenseList();
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent('r-17');
    answer([aLicenseRow()]);
    await user.click(within(failure).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('CD-000001')).toBeInTheDocument();
  });

  it('says that the person may not see licenses', async () => {
    server.use(
      http.get('*/api/licenses/', () =>
        HttpResponse.json({ error: true, code: 'not_allowed' }, { status: 403 }),
      ),
    );
    renderLicenseList();
    expect(await screen.findByText('You do not have access to this page')).toBeInTheDocument();
  });

  it('keeps the list and says that it could not be refreshed', async () => {
    answer([aLicenseRow({ auto_continue: 0 })]);
    const { user } = renderLicenseList();
    const toggle = await screen.findByRole('switch', { name: 'Auto-renewal of CD-000001' });
    server.use(
      http.post('*/api/license/update', () => HttpResponse.json({ success: true })),
      http.get('*/api/licenses/', () => HttpResponse.text('<html>', { status: 502 })),
    );
    await user.click(toggle);
    expect(await screen.findByText(/The list could not be refreshed/)).toBeInTheDocument();
    expect(screen.getByText('CD-000001')).toBeInTheDocument();
  });

  it.each([
    ['en', aSession(), ['Number', 'Active user', 'Authentication', 'Validity period', 'Trial']],
    ['ja', japanese, ['番号', '使用中ユーザー', '認証方式', '有効期間', '体験版']],
  ])('names its columns and passes axe (%s)', async (_locale, session, names) => {
    answer([
      aLicenseRow({ number: 'CD-1', trial: 1 }),
      aLicenseRow({ number: 'CD-2', active_user_id: 'u', active_user_name: '田中 一郎' }),
      aLicenseRow({ number: 'PD-3', product_type: 'pd', standalone_at: '2026-01-01T00:00:00Z' }),
    ]);
    renderLicenseList({ session });
    await screen.findByText('CD-1');
    for (const name of names) {
      expect(screen.getByRole('columnheader', { name })).toBeInTheDocument();
    }
    await expectAccessible();
  });

  it('marks the last day when it is near, and says that a license has expired', async () => {
    answer([
      aLicenseRow({ number: 'NEAR', end_at: '2026-12-10' }),
      aLicenseRow({ number: 'LAST', end_at: '2026-11-20' }),
      aLicenseRow({ number: 'PAST', end_at: '2026-11-19' }),
      aLicenseRow({ number: 'NEXT', start_at: '2026-12-01', end_at: '2027-11-30' }),
      aLicenseRow({ number: 'FAR', end_at: '2026-12-11' }),
    ]);
    renderLicenseList();
    const row = async (number: string) => await screen.findByRole('row', { name: RegExp(number) });
    expect(await row('NEAR')).toHaveTextContent('20 days left');
    expect(await row('LAST')).toHaveTextContent('Last day');
    expect(await row('PAST')).toHaveTextContent('Expired');
    expect(await row('NEXT')).toHaveTextContent('Not started');
    expect(await row('FAR')).not.toHaveTextContent(/left|Expired|Not started/);
  });

  describe('for the community edition', () => {
    it('says to upgrade first, with a link when that page exists', async () => {
      answer([]);
      renderLicenseList({ session: aSession({ edition: 'community' }) });
      expect(await screen.findByText(/^Upgrade to the Professional edition/)).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Upgrade' })).toHaveAttribute(
        'href',
        'http://accounts.test/upgrade',
      );
    });

    it('links to contact while that page does not exist, and to the estimate', async () => {
      answer([]);
      const accounts = { ...aConfig().accounts, pages: ['/user'] };
      const config = aConfig({ accounts });
      renderLicenseList({ session: aSession({ edition: 'community', locale: 'ja', config }) });
      expect(await screen.findByText(/Professional版へアップグレード/)).toBeInTheDocument();
      expect(
        screen.getByRole('link', { name: 'アップグレードについてお問い合わせ' }),
      ).toHaveAttribute('href', 'http://manager.test/about/contact');
      expect(screen.getByRole('link', { name: '見積画面でカートと価格を見る' })).toHaveAttribute(
        'href',
        '/estimate',
      );
    });
  });
});
