import {
  aConfig,
  aSession,
  delay,
  expectAccessible,
  http,
  HttpResponse,
  mockServer,
} from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { anInstallerRow } from '../../testing/anInstaller.ts';
import { incompleteSession } from '../../testing/incompleteSession.ts';
import { offersFiles, renderDownloads } from '../../testing/renderDownloads.tsx';

const server = mockServer();
const japanese = aSession({ locale: 'ja' });
const both = [anInstallerRow(), anInstallerRow({ bit: 32 })];
const combined = anInstallerRow({ kind: 'combined', version: '9.4.1203', bit: 64 });

describe('DownloadsScreen', () => {
  it('shows a placeholder while it is loading', async () => {
    server.use(http.get('*/api/*', () => delay('infinite')));
    renderDownloads();
    expect(await screen.findByText('Loading…')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Download' })).toBeInTheDocument();
    expect(document.title).toBe('Download · Manager Console');
  });

  it('says that no installer is published', async () => {
    server.use(...offersFiles([]));
    renderDownloads();
    expect(await screen.findByText('No installer has been published yet.')).toBeInTheDocument();
  });

  it('offers to try again after a failure', async () => {
    const broken = { error: true, code: 'internal', request_id: 'r-17' };
    server.use(http.get('*/api/*', () => HttpResponse.json(broken, { status: 500 })));
    const { user } = renderDownloads();
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent('r-17');
    server.resetHandlers(...offersFiles(both));
    await user.click(within(failure).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Windows 64-bit' })).toBeInTheDocument();
  });

  it('links to the installers and passes axe', async () => {
    server.use(...offersFiles([...both, combined]));
    renderDownloads();
    const region = await screen.findByRole('region', { name: 'Version 12.0.0' });
    const links = within(region).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Windows 64-bit',
      'Windows 32-bit',
    ]);
    for (const [index, bit] of ['64', '32'].entries()) {
      expect(links[index]).toHaveAttribute(
        'href',
        `http://manager.test/download/execute?e=2&bit=${bit}&v=12.0.0`,
      );
    }
    await expectAccessible();
  });

  it('shows size, date and hash of each file, and copies the hash', async () => {
    server.use(...offersFiles(both));
    const { user } = renderDownloads();
    const copy = await screen.findByRole('button', {
      name: 'Copy SHA-256 setup-12.0.0-64bit.exe',
    });
    expect(screen.getAllByText('50 MB')).toHaveLength(2);
    expect(screen.getAllByText('2026-11-01 00:00 UTC')).toHaveLength(2);
    expect(screen.getByText('64'.repeat(32))).toBeInTheDocument();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(copy);
    expect(await screen.findByText('Copied')).toBeInTheDocument();
    expect(write).toHaveBeenCalledWith('64'.repeat(32));
  });

  it('says that a bit width is not published, without a link', async () => {
    server.use(...offersFiles([anInstallerRow()]));
    renderDownloads();
    expect(
      await screen.findByText('This version has no 32-bit Windows installer.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Windows 32-bit' })).not.toBeInTheDocument();
  });

  it("shows the release notes in the reader's language", async () => {
    server.use(...offersFiles([anInstallerRow({ notes_en: 'Faults', notes_ja: '不具合の修正' })]));
    renderDownloads({ session: japanese });
    expect(await screen.findByText('不具合の修正')).toHaveAttribute('lang', 'ja');
    expect(screen.queryByText('Faults')).not.toBeInTheDocument();
  });

  it.each([
    ['all', [1, 1], 'The installers carry an EV code signature (SHA-256).'],
    ['one', [0, 1], 'The 32-bit installer carries an EV code signature (SHA-256).'],
  ])('says that %s of the files are signed', async (_which, [first, second], text) => {
    const signed = [first === 1 ? 1 : 0, second === 1 ? 1 : 0] as const;
    server.use(
      ...offersFiles([
        anInstallerRow({ signed: signed[0] }),
        anInstallerRow({ bit: 32, signed: signed[1] }),
      ]),
    );
    renderDownloads();
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('does not mention an unrecorded signature', async () => {
    server.use(...offersFiles(both));
    renderDownloads();
    await screen.findByRole('link', { name: 'Windows 64-bit' });
    expect(screen.queryByText(/code signature/)).not.toBeInTheDocument();
  });

  describe('the sections of DownloadsScreen', () => {
    const section = (title: string) =>
      screen.getAllByRole('group').find((group) => within(group).queryByText(title));

    it.each([
      ['/download', false, false],
      ['/download/combined', true, false],
      ['/download/dotnet', false, true],
    ])('are open as %s says', async (path, isCombinedOpen, isDotnetOpen) => {
      server.use(...offersFiles([...both, combined]));
      renderDownloads({ path });
      await screen.findByText('Version 9.4 for combined use');
      expect(section('Version 9.4 for combined use')).toHaveProperty('open', isCombinedOpen);
      expect(section('For Windows 8.1 or earlier')).toHaveProperty('open', isDotnetOpen);
    });

    it('show the combined-use version, and what to do about .NET', async () => {
      server.use(...offersFiles([...both, combined]));
      renderDownloads({ path: '/download/combined' });
      expect(
        await screen.findByRole('link', { name: 'Windows 64-bit (9.4.1203)' }),
      ).toHaveAttribute('href', 'http://manager.test/download/execute?e=2&bit=64&v=9.4.1203');
      expect(screen.getByText(/\.NET Framework 3\.5\.1/)).toBeInTheDocument();
    });

    it('omit a combined-use version that is not offered', async () => {
      server.use(...offersFiles(both));
      renderDownloads();
      await screen.findByText('For Windows 8.1 or earlier');
      expect(screen.queryByText('Version 9.4 for combined use')).not.toBeInTheDocument();
    });
  });

  it('omit links that are not configured', async () => {
    server.use(...offersFiles(both));
    renderDownloads({ session: aSession({ config: aConfig({ links: {} }) }) });
    await screen.findByRole('link', { name: 'Windows 64-bit' });
    expect(screen.getAllByRole('link')).toHaveLength(2);
    expect(screen.queryByText('For Windows 8.1 or earlier')).not.toBeInTheDocument();
  });
});

describe('DownloadsScreen for a team with incomplete details', () => {
  it('lists the missing details and where to complete them', async () => {
    renderDownloads({ session: incompleteSession() });
    const link = await screen.findByRole('link', { name: 'Fill in the company details' });
    expect(link).toHaveAttribute('href', 'http://accounts.test/team');
    const named = within(within(screen.getByRole('main')).getByRole('status')).getAllByRole(
      'listitem',
    );
    expect(named.map(({ textContent }) => textContent)).toEqual(['Post code', 'Phone']);
    await expectAccessible();
  });

  it('tells guests whom to ask', async () => {
    renderDownloads({ session: incompleteSession({ role: 'guest' }) });
    expect(await screen.findByText(/^Ask the owner or an admin/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Fill in/ })).not.toBeInTheDocument();
  });

  it('has no link to a missing page', async () => {
    const accounts = { ...aConfig().accounts, pages: ['/user'] };
    renderDownloads({ session: incompleteSession({ config: aConfig({ accounts }) }) });
    expect(await screen.findByText('No license is registered.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Fill in/ })).not.toBeInTheDocument();
  });
});

describe('DownloadsScreen for a community team', () => {
  it('offers its installers without company details, and says how to buy licenses', async () => {
    server.use(...offersFiles([anInstallerRow({ edition: 1 })]));
    renderDownloads({ session: incompleteSession({ edition: 'community' }) });
    expect(await screen.findByRole('link', { name: 'Windows 64-bit' })).toHaveAttribute(
      'href',
      'http://manager.test/download/execute?e=1&bit=64&v=12.0.0',
    );
    expect(screen.getByRole('link', { name: 'Upgrade' })).toHaveAttribute(
      'href',
      'http://accounts.test/upgrade',
    );
  });
});
