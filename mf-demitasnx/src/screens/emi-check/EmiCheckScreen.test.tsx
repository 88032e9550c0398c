import { aConfig, aSession, expectAccessible } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import { licensesAnswer, mockEmiCheck } from '../../testing/mockEmiCheck.ts';
import { renderEmiCheck } from '../../testing/renderEmiCheck.tsx';

const emi = mockEmiCheck();
const japanese = aSession({ locale: 'ja' });
const languages = [
  ['en', aSession(), en],
  ['ja', japanese, ja],
] as const;

describe('EmiCheckScreen', () => {
  it('shows its heading and placeholders while it is loading', async () => {
    emi.stayAway();
    renderEmiCheck();
    expect(await screen.findByText('Loading…')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'EMI check' })).toBeInTheDocument();
  });

  it.each([
    ['en', aSession(), 'Try again', 'License list'],
    ['ja', japanese, '再試行', 'ライセンス一覧'],
  ])('offers to try again after a failure (%s)', async (_locale, session, name, list) => {
    emi.refuseLicenses(500, 'internal');
    const { user } = renderEmiCheck({ session });
    const retry = await screen.findByRole('button', { name });
    emi.licenses(() => licensesAnswer());
    await user.click(retry);
    expect(await screen.findByRole('button', { name: list })).toBeInTheDocument();
  });

  it('says when access is not permitted', async () => {
    emi.refuseLicenses(403, 'not_allowed');
    renderEmiCheck();
    expect(await screen.findByText('You do not have access to this page')).toBeInTheDocument();
  });

  it.each(languages)(
    'explains the service and links to its help (%s)',
    async (locale, session, texts) => {
      renderEmiCheck({ session });
      expect(await screen.findByText(texts['emi.lead'], { exact: false })).toBeInTheDocument();
      expect(
        screen.getByRole('link', { name: new RegExp(`^${texts['emi.help']}`) }),
      ).toHaveAttribute('href', `http://manager.test/about/emi_help_${locale}`);
    },
  );

  it('shows no help unless configured', async () => {
    renderEmiCheck({ session: aSession({ config: aConfig({ links: {} }) }) });
    expect(await screen.findByRole('button', { name: 'License list' })).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it.each(languages)(
    'tells a community team how it can use the service (%s)',
    async (locale, _session, texts) => {
      emi.licenses(() => licensesAnswer({ trial: 'still', licenses: [] }));
      const { container } = renderEmiCheck({ session: aSession({ edition: 'community', locale }) });
      expect(await screen.findByText(texts['emi.upgradeFirst'])).toBeInTheDocument();
      expect(screen.getByRole('link', { name: /^(Upgrade|アップグレード)$/ })).toBeInTheDocument();
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
      expect(screen.queryByText(texts['emi.status.waiting'])).not.toBeInTheDocument();
      await expectAccessible(container);
    },
  );

  it.each(languages)(
    'says that the operator has switched the service off (%s)',
    async (_locale, session, texts) => {
      emi.licenses(() => licensesAnswer({ trial: 'still' }));
      renderEmiCheck({ session });
      expect(await screen.findByText(texts['emi.switchedOff'])).toBeInTheDocument();
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
    },
  );

  it.each(languages)(
    'explains the four statuses of a job (%s)',
    async (_locale, session, texts) => {
      renderEmiCheck({ session });
      const legend = await screen.findByRole('list', { name: texts['emi.jobs.status'] });
      expect(
        within(legend)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual([
        texts['emi.status.waiting'],
        texts['emi.status.processing'],
        texts['emi.status.success'],
        texts['emi.status.failed'],
      ]);
    },
  );

  describe('with licenses for renewal in the stored cart', () => {
    const stored = '[{"id":"l-1","count":12}]';
    beforeEach(() => {
      localStorage.setItem('licenses', stored);
    });
    afterEach(() => {
      localStorage.clear();
    });

    it('removes them on opening, and restores them on request', async () => {
      const { user } = renderEmiCheck();
      const putBack = await screen.findByRole('button', { name: 'Put back' });
      expect(localStorage.getItem('licenses')).toBeNull();
      await user.click(putBack);
      expect(localStorage.getItem('licenses')).toBe(stored);
      expect(putBack).not.toBeInTheDocument();
    });

    it('does not touch the storage of an embedding site', async () => {
      renderEmiCheck({ screens: [] });
      expect(await screen.findByRole('button', { name: 'License list' })).toBeInTheDocument();
      expect(localStorage.getItem('licenses')).toBe(stored);
    });
  });
});
