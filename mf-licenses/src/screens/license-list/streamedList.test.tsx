import {
  aLicenseRow,
  aSession,
  clearStreamed,
  delay,
  http,
  HttpResponse,
  streamIntoPage,
} from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { renderLicenseList } from '../../testing/renderLicenseList.tsx';
import { licenseServer } from '../../testing/licenseHandlers.ts';

const server = licenseServer();

describe('a license list streamed with the page', () => {
  afterEach(clearStreamed);

  it('makes no call when the page contains the whole list', () => {
    streamIntoPage({ path: '/api/licenses/', body: [aLicenseRow({ number: 'CD-9' })] });
    server.use(http.get('*/api/licenses/', () => delay('infinite')));
    renderLicenseList();
    expect(screen.getByText('CD-9')).toBeInTheDocument();
    expect(screen.getByText('1 license')).toBeInTheDocument();
  });

  it.each([
    [
      'en',
      { q: 'A', total: 1234 },
      'The list is incomplete: only 1 of 1,234 rows could be loaded.',
      ['Try again', 'Download CSV', 'Available once the whole list is loaded'],
    ],
    [
      'ja',
      { q: 'B', total: 1234 },
      '一覧をすべて読み込めませんでした。読み込めたのは1,234件中 1件です。',
      ['再試行', 'CSVダウンロード', '一覧をすべて読み込むとダウンロードできます'],
    ],
    [
      'en',
      { q: 'C' },
      'only what matched when you opened the page could be loaded.',
      ['Try again', 'Download CSV', 'Available once the whole list is loaded'],
    ],
  ] as const)(
    'keeps the first rows and says that the rest failed to load (%s, %p)',
    async (locale, { q, ...rest }, sentence, [tryAgain, download, reason]) => {
      const number = `${q}-1`;
      streamIntoPage({ path: `/api/licenses/?q=${q}`, body: [aLicenseRow({ number })], ...rest });
      server.use(http.get('*/api/licenses/', () => HttpResponse.json({}, { status: 500 })));
      const { user } = renderLicenseList({ search: `?q=${q}`, session: aSession({ locale }) });
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(sentence);
      expect(screen.getByText(number)).toBeInTheDocument();
      const button = screen.getByRole('button', { name: download });
      expect(button).toBeDisabled();
      expect(button).toHaveAccessibleDescription(reason);

      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      server.use(
        http.get('*/api/licenses/', async () => {
          await held;
          return HttpResponse.json([aLicenseRow({ number }), aLicenseRow({ number: `${q}-2` })]);
        }),
      );
      await user.click(within(alert).getByRole('button', { name: tryAgain }));
      expect(within(alert).getByRole('button', { name: tryAgain })).toHaveAttribute('aria-busy');
      expect(screen.getByText(number)).toBeInTheDocument();
      release();
      expect(await screen.findByText(`${q}-2`)).toBeInTheDocument();
      expect(alert).not.toBeInTheDocument();
      expect(button).toBeEnabled();
    },
  );

  // This test must be last: it counts the calls of the page itself.
  it('shows the first rows of a long list at once and all rows later', async () => {
    streamIntoPage({
      path: '/api/licenses/?q=CD',
      body: [aLicenseRow({ number: 'CD-1' })],
      total: 2,
    });
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    server.use(
      http.get('*/api/licenses/', async () => {
        await held;
        return HttpResponse.json(
          ['CD-1', 'CD-2', 'PD-3'].map((number) => aLicenseRow({ number, product_type: 'pd' })),
        );
      }),
    );
    renderLicenseList({ search: '?q=CD' });
    expect(screen.getByText('CD-1')).toBeInTheDocument();
    expect(screen.getByText('2 licenses')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Download CSV' })).toHaveAttribute('aria-busy');
    release();
    expect(await screen.findByText('CD-2')).toBeInTheDocument();
    expect(screen.getByText('2 of 3 licenses')).toBeInTheDocument();
  });
});
