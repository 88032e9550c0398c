import { screen } from '@testing-library/react';
import { expectAccessible, http, HttpResponse, mockServer } from '@portal/shared/testing';
import { renderPage } from '../../testing/renderPage.tsx';
import { SignUpScreen } from './SignUpScreen.tsx';

const server = mockServer();

beforeEach(() => {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue('ja-JP');
  sessionStorage.clear();
  history.replaceState(null, '', '/sign_up/');
});

const labels = {
  en: [
    'Last name',
    'First name',
    'Email',
    'Password',
    'Team name',
    'I agree to the terms and the privacy policy',
  ],
  ja: [
    '姓',
    '名',
    'メールアドレス',
    'パスワード',
    'チーム名',
    '利用規約とプライバシーポリシーに同意する',
  ],
} as const;
const typed = ['山本', 'さくら', 'sakura@sakura.example', 'green solder mask', '桜電子'] as const;
const submit = { en: 'Create account', ja: 'アカウントを作成' } as const;

async function fillIn(locale: 'en' | 'ja' = 'en') {
  const view = renderPage(<SignUpScreen />, { role: 'visitor', locale });
  await fillInto(view, locale);
  return view;
}

async function fillInto({ user }: ReturnType<typeof renderPage>, locale: 'en' | 'ja') {
  for (const [index, text] of typed.entries()) {
    await user.type(screen.getByLabelText(labels[locale][index] ?? ''), text);
  }
  await user.click(screen.getByLabelText(labels[locale][5]));
  await user.click(screen.getByRole('button', { name: submit[locale] }));
}

/** Answers registrations. @returns what was sent */
function hearRegistrations(): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/registrations', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ email: typed[2], expires_at: '2026-11-20T03:30:00.000Z' });
    }),
  );
  return sent;
}

describe('SignUpScreen', () => {
  it('tells browsers the purpose of its fields', () => {
    renderPage(<SignUpScreen />, { role: 'visitor' });
    for (const [label, token] of [
      ['Last name', 'family-name'],
      ['First name', 'given-name'],
      ['Email', 'email'],
      ['Password', 'new-password'],
      ['Team name', 'organization'],
      ['Country', 'country'],
    ] as const) {
      expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', token);
    }
  });

  it.each([
    ['en', ['First name', 'Last name']],
    ['ja', ['姓', '名']],
  ] as const)('asks for names in the order of the language (%s)', (locale, names) => {
    renderPage(<SignUpScreen />, { role: 'visitor', locale });
    expect(screen.getAllByRole('textbox').slice(0, 2)).toEqual(
      names.map((name) => screen.getByLabelText(name)),
    );
  });

  it.each(['en', 'ja'] as const)(
    'sends a registration and says where the mail went (%s)',
    async (locale) => {
      const sent: unknown[] = [];
      server.use(
        http.post('*/api/registrations', async ({ request }) => {
          sent.push(await request.json());
          return HttpResponse.json({ email: typed[2], expires_at: '2026-11-20T03:30:00.000Z' });
        }),
      );
      const { container, user } = await fillIn(locale);
      expect(await screen.findByText(/sakura@sakura\.example/)).toBeVisible();
      const until = { en: /November 20, 2026 at 3:30 AM UTC/, ja: /2026年11月20日.*03:30 UTC/ };
      expect(screen.getByText(until[locale])).toBeVisible();
      expect(sent).toEqual([
        {
          last_name: '山本',
          first_name: 'さくら',
          email: 'sakura@sakura.example',
          password: 'green solder mask',
          team_name: '桜電子',
          country_code: 'JP',
          post_code: '',
          prefecture: '',
          address: '',
          tel: '',
          edition: 'community',
          kind: 'company',
          terms: true,
          terms_version: '2026-11',
          privacy_version: '2026-11',
          locale,
        },
      ]);
      await expectAccessible(container);
      await user.click(screen.getByRole('button'));
      expect(screen.getByLabelText(labels[locale][2])).toHaveValue(typed[2]);
    },
  );

  it('accepts another country than Japan', async () => {
    const sent = hearRegistrations();
    const view = renderPage(<SignUpScreen />, { role: 'visitor' });
    const field = screen.getByLabelText('Country');
    expect(field).toHaveDisplayValue('Japan');
    await view.user.selectOptions(field, 'United States');
    await fillInto(view, 'en');
    await screen.findByText(/sakura@sakura\.example/);
    expect(sent).toMatchObject([{ country_code: 'US' }]);
  });

  it('leads to the family name first in Japanese', async () => {
    const { user } = renderPage(<SignUpScreen />, { role: 'visitor', locale: 'ja' });
    await user.click(screen.getByRole('button', { name: submit.ja }));
    expect(await screen.findByRole('alert')).toHaveTextContent('姓を入力してください。');
    expect(screen.getByLabelText('姓')).toHaveFocus();
  });

  it('names every wrong field', async () => {
    const { container, user } = renderPage(<SignUpScreen />, { role: 'visitor' });
    await user.click(screen.getByRole('button', { name: submit.en }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter your first name.');
    expect(screen.getByLabelText('First name')).toHaveFocus();
    expect(screen.getByLabelText('First name')).toHaveAccessibleDescription(
      expect.stringContaining('Enter your first name.'),
    );
    await user.click(
      screen.getByRole('button', {
        name: 'Agree to the terms and the privacy policy to create an account.',
      }),
    );
    expect(screen.getByLabelText(labels.en[5])).toHaveFocus();
    await expectAccessible(container);
  });

  it('asks for the company of a professional team, and needs none of it', async () => {
    const sent = hearRegistrations();
    const view = renderPage(<SignUpScreen />, { role: 'visitor' });
    expect(screen.queryByText('Company details')).not.toBeInTheDocument();
    await view.user.click(screen.getByRole('radio', { name: /Professional edition/ }));
    expect(screen.getByRole('heading', { name: 'Company details' })).toBeVisible();
    await view.user.type(screen.getByLabelText('Phone'), '03-1234-5678');
    await fillInto(view, 'en');
    await screen.findByText(/sakura@sakura\.example/);
    expect(sent).toMatchObject([{ edition: 'professional', tel: '03-1234-5678', address: '' }]);
  });

  it('takes an estimate along, and proposes the edition that can buy', async () => {
    history.replaceState(null, '', '/sign_up/?estimate=1&line=cd-12-3&line=evil');
    const sent = hearRegistrations();
    await fillIn();
    await screen.findByText(/sakura@sakura\.example/);
    expect(sent).toMatchObject([{ edition: 'professional', estimate: 'estimate=1&line=cd-12-3' }]);
  });

  it('goes on after a reload where it was left, without the password', async () => {
    server.use(
      http.post('*/api/registrations', () =>
        HttpResponse.json({ email: typed[2], expires_at: '2026-11-20T03:30:00.000Z' }),
      ),
    );
    const view = renderPage(<SignUpScreen />, { role: 'visitor' });
    await view.user.type(screen.getByLabelText('Team name'), '桜電子');
    await view.user.type(screen.getByLabelText('Password'), typed[3]);
    await view.user.click(screen.getByRole('radio', { name: 'Myself' }));
    expect(JSON.stringify(sessionStorage)).not.toContain(typed[3]);
    view.unmount();
    const utils = renderPage(<SignUpScreen />, { role: 'visitor' });
    expect(screen.getByLabelText('Team name')).toHaveValue('桜電子');
    expect(screen.getByRole('radio', { name: 'Myself' })).toBeChecked();
    expect(screen.getByLabelText('Password')).toHaveValue('');
    await utils.user.clear(screen.getByLabelText('Team name'));
    await fillInto(utils, 'en');
    await screen.findByText(/sakura@sakura\.example/);
    utils.unmount();
    renderPage(<SignUpScreen />, { role: 'visitor' });
    expect(screen.getByText(/We sent an email to sakura@sakura\.example/)).toBeVisible();
  });

  it.each([
    [{ email: 'not_an_email' }, /Enter an email address like/],
    [{ terms: 'outdated' }, /The terms have changed since/],
    [{ team_name: 'not_printable 🙂 한' }, /^Remove or replace these.*: 🙂 한$/],
  ])('shows an error that only the server found under its field: %j', async (msg, sentence) => {
    server.use(
      http.post('*/api/registrations', () =>
        HttpResponse.json({ error: true, code: 'invalid', msg }, { status: 422 }),
      ),
    );
    await fillIn();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText('Team name')).toHaveValue('桜電子');
  });

  it('asks to wait after too many mails, and keeps what was typed', async () => {
    server.use(
      http.post('*/api/registrations', () =>
        HttpResponse.json({ error: true, code: 'too_many' }, { status: 429 }),
      ),
    );
    await fillIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts.');
    expect(screen.getByLabelText('Email')).toHaveValue(typed[2]);
  });
});
