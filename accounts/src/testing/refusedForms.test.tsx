import { RemoteMessages } from '@portal/shared';
import { http, HttpResponse, mockServer } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import usersEn from '../locales/users/en.json';
import usersJa from '../locales/users/ja.json';
import { PasswordForm } from '../screens/security/PasswordForm.tsx';
import { TeamForm } from '../screens/team/TeamForm.tsx';
import { UserForm } from '../screens/user/UserForm.tsx';
import { InviteDialog } from '../screens/users/invite/InviteDialog.tsx';
import { renderPage } from './renderPage.tsx';

const server = mockServer();
const nothing = () => undefined;
const later = () => Promise.resolve(undefined);

const company = {
  name: 'Kiban',
  post_code: '105-0011',
  prefecture: 'Tokyo',
  address: 'Minato',
  tel: '03-5555-0100',
  shipping: false,
  shipping_name: '',
  shipping_post_code: '',
  shipping_prefecture: '',
  shipping_address: '',
  version: 2,
};
const profile = {
  form: { last_name: 'Sato', first_name: 'Hanako', locale: 'en', newsletter: true, version: 3 },
  email: 'hanako@kiban.example',
  countryCode: 'JP',
  newsletterAt: null,
} as const;

/** A form, what is typed where, and its button. */
const forms: readonly (readonly [
  string,
  ReactElement,
  Readonly<Record<string, string>>,
  string,
])[] = [
  [
    'changing the password',
    <PasswordForm />,
    { 'Current password': 'circuit-board-2026', 'New password': 'green solder mask 7' },
    'Change password',
  ],
  [
    'the company',
    <TeamForm company={company} onReload={later} />,
    { 'Company name': ' Works', Phone: '9' },
    'Save',
  ],
  ['the profile', <UserForm profile={profile} onReload={later} />, { 'Last name': 'u' }, 'Save'],
  [
    'inviting',
    <RemoteMessages catalogs={{ en: usersEn, ja: usersJa }}>
      <InviteDialog onClose={nothing} />
    </RemoteMessages>,
    { Email: 'ken@kiban.example', 'First name': 'Ken' },
    'Send invitation',
  ],
];

const refusals: readonly (readonly [string, () => Response])[] = [
  ['a failure', () => HttpResponse.json({ error: true, code: 'internal' }, { status: 500 })],
  ['a refusal', () => HttpResponse.json({ error: true, code: 'invalid' }, { status: 422 })],
  ['no connection', () => HttpResponse.error()],
];

describe.each(refusals)('A form after %s', (_, answer) => {
  it.each(forms)('keeps what is typed: %s', async (_name, element, typed, submit) => {
    server.use(http.all('*/api/*', answer));
    const { user } = renderPage(element);
    for (const [label, text] of Object.entries(typed)) {
      await user.type(screen.getByLabelText(label), text);
    }
    const button = screen.getByRole('button', { name: submit });
    const entries = () => (button instanceof HTMLButtonElement ? entriesOf(button) : null);
    const before = entries();
    await user.click(button);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(entries()).toEqual(before);
    expect(before?.length).toBeGreaterThan(1);
  });
});

function entriesOf({ form }: HTMLButtonElement) {
  return [...(form?.elements ?? [])].flatMap((field) =>
    field instanceof HTMLInputElement ? [[field.name, field.value, field.checked]] : [],
  );
}
