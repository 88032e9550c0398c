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

  it('offers to try again after a failure', async () => {
    emi.refuseLicenses(500, 'internal');
    const { user } = renderEmiCheck();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    emi.licenses(() => licensesAnswer());
    await user.click(retry);
    expect(await screen.findByRole('button', { name: 'License list' })).toBeInTheDocument();
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

  it('tells a community team how it can use the service', async () => {
    emi.licenses(() => licensesAnswer({ trial: 'still', licenses: [] }));
    const { container } = renderEmiCheck({ session: aSession({ edition: 'community' }) });
    expect(await screen.findByText(en['emi.upgradeFirst'])).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^(Upgrade|アップグレード)$/ })).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByText(en['emi.status.waiting'])).not.toBeInTheDocument();
    await expectAccessible(container);
  });

  it('says that the operator has switched the service off', async () => {
    emi.licenses(() => licensesAnswer({ trial: 'still' }));
    renderEmiCheck();
    expect(await screen.findByText(en['emi.switchedOff'])).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('explains the four statuses of a job', async () => {
    renderEmiCheck();
    const legend = await screen.findByRole('list', { name: en['emi.jobs.status'] });
    expect(
      within(legend)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      en['emi.status.waiting'],
      en['emi.status.processing'],
      en['emi.status.success'],
      en['emi.status.failed'],
    ]);
  });

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
