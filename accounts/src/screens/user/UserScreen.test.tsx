import { screen, waitFor } from '@testing-library/react';
import { expectAccessible, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { renderPage } from '../../testing/renderPage.tsx';
import { UserScreen } from './UserScreen.tsx';

const server = mockServer();
beforeEach(() => {
  server.use(
    http.get('*/api/user/address', () =>
      HttpResponse.json({ email: 'hanako@kiban.example', waiting: null }),
    ),
  );
});

const profile = {
  email: 'hanako@kiban.example',
  last_name: 'Sato',
  first_name: 'Hanako',
  locale: 'en',
  country_code: 'JP',
  newsletter: false,
  newsletter_at: null,
  version: 3,
} as const;

function read(given: object = {}): void {
  server.use(http.get('*/api/user', () => HttpResponse.json({ ...profile, ...given })));
}

function saveWith(answer: (sent: object) => Response): void {
  server.use(
    http.put('*/api/user', async ({ request }) => {
      const body: unknown = await request.json();
      return answer(Object(body) as object);
    }),
  );
}

describe('UserScreen', () => {
  it.each([
    ['en', 'Profile', 'Last name', 'Japan'],
    ['ja', 'プロフィール', '姓', '日本'],
  ] as const)('shows the profile (%s)', async (locale, heading, label, country) => {
    read();
    const { container } = renderPage(<UserScreen />, { locale });
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(screen.getAllByText(/Loading|読み込み中/)[0]).toBeInTheDocument();
    expect(await screen.findByLabelText(label)).toHaveValue('Sato');
    expect(screen.getByText('hanako@kiban.example')).toBeVisible();
    expect(screen.getByText(country)).toBeVisible();
    await expectAccessible(container);
  });

  it.each([
    ['en', ['First name', 'Last name']],
    ['ja', ['姓', '名']],
  ] as const)('asks for names in the order of the language (%s)', async (locale, labels) => {
    read();
    renderPage(<UserScreen />, { locale });
    await screen.findByLabelText(labels[0]);
    expect(screen.getAllByRole('textbox').slice(0, 2)).toEqual(
      labels.map((label) => screen.getByLabelText(label)),
    );
  });

  it('saves names and language, and switches to that language', async () => {
    read();
    let sent: object = {};
    saveWith((body) => {
      sent = body;
      return HttpResponse.json({ ...profile, ...body, version: 4 });
    });
    const { user } = renderPage(<UserScreen />);
    await user.clear(await screen.findByLabelText('Last name'));
    await user.type(screen.getByLabelText('Last name'), '佐藤');
    await user.selectOptions(screen.getByLabelText('Language for screens and emails'), '日本語');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'プロフィール' })).toBeVisible();
    expect(sent).toEqual({
      last_name: '佐藤',
      first_name: 'Hanako',
      locale: 'ja',
      newsletter: false,
      version: 3,
    });
    expect(screen.getByLabelText('姓')).toHaveValue('佐藤');
    expect(document.cookie).toContain('portal_locale=ja');
    expect(await screen.findByText('保存しました')).toBeVisible();
  });

  it('keeps what is typed while it saves', async () => {
    read();
    server.use(
      http.put('*/api/user', async () => {
        await waitFor(() => {
          expect(screen.getByLabelText('First name')).toHaveValue('Hanako2');
        });
        return HttpResponse.json({ ...profile, last_name: 'Saved', version: 4 });
      }),
    );
    const { user } = renderPage(<UserScreen />);
    const first = await screen.findByLabelText('First name');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.type(first, '2');
    await waitFor(() => {
      expect(screen.getByLabelText('Last name')).toHaveValue('Saved');
    });
    expect(first).toHaveValue('Hanako2');
  });

  it('switches to the saved language when the page was in another one', async () => {
    read({ locale: 'ja' });
    saveWith((body) => HttpResponse.json({ ...profile, ...body, version: 4 }));
    const { user } = renderPage(<UserScreen />, { locale: 'en' });
    await user.type(await screen.findByLabelText('First name'), ' Maria');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'プロフィール' })).toBeVisible();
    expect(document.cookie).toContain('portal_locale=ja');
    expect(await screen.findByText('保存しました')).toBeVisible();
  });

  it('asks for a missing name', async () => {
    read();
    const { user } = renderPage(<UserScreen />);
    await user.clear(await screen.findByLabelText('First name'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter your first name.', { exact: false })).toBeVisible();
    expect(screen.getByLabelText('First name')).toHaveFocus();
  });

  it.each([
    ['en', 'First name', 'Save', 'First name is too long. Use 60 characters or fewer.'],
    ['ja', '名', '保存', '名が長すぎます。60文字以内で入力してください。'],
  ] as const)('says how long a name may be (%s)', async (locale, label, save, sentence) => {
    read({ first_name: 'x'.repeat(61) });
    const { user } = renderPage(<UserScreen />, { locale });
    await screen.findByLabelText(label);
    await user.click(screen.getByRole('button', { name: save }));
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it.each([
    ['en', 'Send me news about products and events by email', /^Subscribed since November 20/],
    ['ja', '製品やイベントのお知らせをメールで受け取る', /^2026年11月20日.*から受信しています。$/],
  ] as const)(
    'takes the newsletter choice and says since when it counts (%s)',
    async (locale, label, since) => {
      read();
      const sent: object[] = [];
      saveWith((body) => {
        sent.push(body);
        return HttpResponse.json({
          ...profile,
          ...body,
          locale,
          newsletter_at: '2026-11-20T03:00:00.000Z',
          version: 4,
        });
      });
      const { user } = renderPage(<UserScreen />, { locale });
      const choice = await screen.findByRole('checkbox', { name: label });
      expect(choice).not.toBeChecked();
      await user.click(choice);
      await user.click(screen.getByRole('button', { name: /^(Save|保存)$/ }));
      expect(await screen.findByText(since)).toBeVisible();
      expect(sent).toEqual([expect.objectContaining({ newsletter: true })]);
    },
  );

  it('keeps the input when another person saved first, until the person asks for the current data', async () => {
    read();
    saveWith(() => HttpResponse.json({ error: true, code: 'changed' }, { status: 409 }));
    const { user } = renderPage(<UserScreen />);
    await user.type(await screen.findByLabelText('First name'), ' Maria');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'changed this while you were editing',
    );
    expect(screen.getByLabelText('First name')).toHaveValue('Hanako Maria');
    server.use(http.get('*/api/user', () => HttpResponse.json({ error: true }, { status: 500 })));
    await user.click(screen.getByRole('button', { name: 'Show the current data' }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByLabelText('First name')).toHaveValue('Hanako Maria');
    read({ first_name: 'Hana', version: 9 });
    await user.click(screen.getByRole('button', { name: 'Show the current data' }));
    await waitFor(() => {
      expect(screen.getByLabelText('First name')).toHaveValue('Hana');
    });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows the request id of a failed call, and keeps what was typed', async () => {
    read();
    saveWith(() =>
      HttpResponse.json({ error: true, code: 'internal', request_id: 'r-1' }, { status: 500 }),
    );
    const { user } = renderPage(<UserScreen />);
    await user.type(await screen.findByLabelText('First name'), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('r-1');
    expect(screen.getByLabelText('First name')).toHaveValue('Hanako!');
  });

  it('says that the profile could not be loaded, and tries again', async () => {
    server.use(http.get('*/api/user', () => new HttpResponse('<html>', { status: 200 })));
    const { user } = renderPage(<UserScreen />);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    read();
    await user.click(retry);
    expect(await screen.findByLabelText('Last name')).toHaveValue('Sato');
  });
});
