import {
  aConfig,
  aSession,
  delay,
  expectAccessible,
  http,
  mockServer,
} from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { linkFailures } from '../../domain/linkFailure.ts';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import { aLinkRecord, hasLink, refusesLink } from '../../testing/linkHandlers.ts';
import { renderDistributorScreen } from '../../testing/renderDistributorScreen.tsx';

const server = mockServer();
const japanese = aSession({ locale: 'ja' });
const languages = [
  ['en', aSession(), en],
  ['ja', japanese, ja],
] as const;

describe('DistributorScreen', () => {
  it('shows its heading and placeholders while it is loading', async () => {
    server.use(http.get('*/api/user/auth', () => delay('infinite')));
    renderDistributorScreen();
    expect(await screen.findByText('Loading…')).toBeInTheDocument();
    expect(
      screen.getByRole('heading', { level: 1, name: 'Parts distributor' }),
    ).toBeInTheDocument();
  });

  it('offers to try again after a failure', async () => {
    server.use(refusesLink(500, 'internal'));
    const { user } = renderDistributorScreen();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.use(hasLink(() => aLinkRecord()));
    await user.click(retry);
    expect(await screen.findByText('Linked')).toBeInTheDocument();
  });

  it('says when access is not permitted', async () => {
    server.use(refusesLink(403, 'not_allowed'));
    renderDistributorScreen();
    expect(await screen.findByText('You do not have access to this page')).toBeInTheDocument();
  });

  it('explains linking and links to it', async () => {
    server.use(hasLink(() => ({})));
    const { container } = renderDistributorScreen();
    expect(await screen.findByText(en['distributor.activation'])).toBeInTheDocument();
    expect(screen.getByRole('link', { name: en['distributor.startLink'] })).toHaveAttribute(
      'href',
      'http://manager.test/auths/digikey/new',
    );
    await expectAccessible(container);
  });

  it.each([
    ['en', aSession()],
    ['ja', japanese],
  ])('shows a link with its times and their zone (%s)', async (_locale, session) => {
    server.use(hasLink(() => aLinkRecord()));
    const { container } = renderDistributorScreen({ session });
    const status = await screen.findByText(session.locale === 'ja' ? '連携済み' : 'Linked');
    expect(status).toBeInTheDocument();
    const times = screen.getAllByRole('definition').map((time) => time.textContent);
    expect(times).toEqual(['2126-02-18 01:30 UTC', '2026-11-20 01:30 UTC']);
    expect(screen.queryByRole('link', { name: /Link again|再度連携/ })).not.toBeInTheDocument();
    await expectAccessible(container);
  });

  it('shows no end for a link without one', async () => {
    server.use(hasLink(() => ({ id: 'link-1', created_at: '2026-11-20T01:30:00.000Z' })));
    renderDistributorScreen();
    expect(await screen.findByText('Created')).toBeInTheDocument();
    expect(screen.queryByText('Expires')).not.toBeInTheDocument();
  });

  it('says that a link has expired', async () => {
    server.use(hasLink(() => aLinkRecord({ expires_at: '2026-01-01T00:00:00.000Z' })));
    const { container } = renderDistributorScreen();
    expect(await screen.findByText(en['distributor.expired'])).toBeInTheDocument();
    expect(screen.getByRole('link', { name: en['distributor.linkAgain'] })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: en['distributor.unlink.open'] })).toBeInTheDocument();
    await expectAccessible(container);
  });

  it('says that the distributor has ended the link, and when', async () => {
    server.use(hasLink(() => aLinkRecord({ id: undefined })));
    renderDistributorScreen();
    expect(await screen.findByText(en['distributor.ended'])).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('2126');
    expect(screen.getByRole('link', { name: en['distributor.linkAgain'] })).toBeInTheDocument();
  });

  it.each(linkFailures.flatMap((failure) => languages.map((one) => [failure, ...one] as const)))(
    'says why linking failed: %s (%s)',
    async (failure, _locale, session, texts) => {
      server.use(hasLink(() => ({})));
      renderDistributorScreen({ session, search: `?link=${failure}` });
      expect(await screen.findByRole('alert')).toHaveTextContent(
        texts[`distributor.failure.${failure}`],
      );
    },
  );

  it('keeps an earlier link when another attempt failed', async () => {
    server.use(hasLink(() => aLinkRecord()));
    renderDistributorScreen({ search: '?link=denied' });
    expect(await screen.findByText(en['distributor.failure.kept'])).toBeInTheDocument();
    expect(screen.queryByText(en['distributor.failure.denied'])).not.toBeInTheDocument();
    expect(screen.getByText(en['distributor.linked'])).toBeInTheDocument();
  });

  it('ignores an unknown failure', async () => {
    server.use(hasLink(() => ({})));
    renderDistributorScreen({ search: '?link=%3Cb%3E' });
    expect(await screen.findByRole('link', { name: 'Link account' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each(['en', 'ja'] as const)('links to the pages of the manual (%s)', async (locale) => {
    server.use(hasLink(() => ({})));
    renderDistributorScreen({ session: aSession({ locale }) });
    const texts = locale === 'ja' ? ja : en;
    const linkage = new RegExp(`^${texts['distributor.linkageManual']}`);
    const search = new RegExp(`^${texts['distributor.searchManual']}`);
    expect(await screen.findByRole('link', { name: linkage })).toHaveAttribute(
      'href',
      `http://manager.test/about/parts_linkage_${locale}`,
    );
    expect(screen.getByRole('link', { name: search })).toHaveAttribute(
      'href',
      `http://manager.test/about/parts_search_${locale}`,
    );
  });

  it('shows no manual unless configured', async () => {
    server.use(hasLink(() => ({})));
    const session = aSession({ config: aConfig({ links: {} }) });
    renderDistributorScreen({ session });
    expect(await screen.findByRole('link', { name: 'Link account' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Manual' })).not.toBeInTheDocument();
  });
});
