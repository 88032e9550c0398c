import { RemoteMessages } from '@portal/shared';
import { expectEmptyFieldsTold } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { ssoCatalogs } from '../components/sso/catalogs.ts';
import invitationEn from '../locales/invitation/en.json';
import invitationJa from '../locales/invitation/ja.json';
import usersEn from '../locales/users/en.json';
import usersJa from '../locales/users/ja.json';
import { InvitedForm } from '../screens/invitation/InvitedForm.tsx';
import { PasswordForm } from '../screens/security/PasswordForm.tsx';
import { SignInForm } from '../screens/sign-in/SignInForm.tsx';
import { SignUpForm } from '../screens/sign-up/SignUpForm.tsx';
import { SsoRegistrationForm } from '../screens/sso-join/SsoRegistrationForm.tsx';
import { TeamForm } from '../screens/team/TeamForm.tsx';
import { UserForm } from '../screens/user/UserForm.tsx';
import { InviteDialog } from '../screens/users/invite/InviteDialog.tsx';
import { renderPage } from './renderPage.tsx';

const nothing = () => undefined;
const later = () => Promise.resolve(undefined);

const names = ['First name', 'Last name'];
const terms = 'I agree to the terms and the privacy policy';

const address = { post_code: '', prefecture: '', address: '', tel: '' };
const elsewhere = {
  shipping: true,
  shipping_name: '',
  shipping_post_code: '',
  shipping_prefecture: '',
  shipping_address: '',
};
const invitation = {
  kind: 'open',
  team: 'Kiban Works',
  inviter: { lastName: 'Sato', firstName: 'Hanako' },
  email: 'ken@kiban.example',
  name: { lastName: 'Tanaka', firstName: 'Ken' },
  role: 'guest',
  expiresAt: '2026-11-28T03:00:00.000Z',
  hasAccount: false,
  leaving: null,
} as const;
const joining = {
  name: 'sso_join',
  action: '/sign_in/u/sso',
  team_name: 'Kiban Works',
  email: 'aya@kiban.example',
  last_name: 'Suzuki',
  first_name: 'Aya',
  proof: null,
  leaving: null,
} as const;
const profile = {
  form: { last_name: 'Sato', first_name: 'Hanako', locale: 'en', newsletter: true, version: 3 },
  email: 'hanako@kiban.example',
  countryCode: 'JP',
  newsletterAt: null,
} as const;

/** Each form of several fields, the label of its button in both languages, and what it requires. */
const forms: readonly (readonly [string, ReactElement, string, string, readonly string[]])[] = [
  [
    'signing in',
    <SignInForm action="/sign_in/u" onSecondStep={nothing} />,
    'Sign in',
    'サインイン',
    ['Email', 'Password'],
  ],
  [
    'registering a company',
    <SignUpForm
      typed={{ edition: 'professional', country_code: 'JP' }}
      error={null}
      onType={nothing}
      onSubmit={later}
    />,
    'Create account',
    'アカウントを作成',
    [...names, 'Email', 'Password', 'Team name', terms],
  ],
  [
    'an invited person',
    <RemoteMessages catalogs={{ en: invitationEn, ja: invitationJa }}>
      <InvitedForm token="secret" invitation={invitation} onJoined={nothing} />
    </RemoteMessages>,
    'Register and join',
    '登録して参加',
    [...names, 'Password', terms],
  ],
  [
    'a first sign-on',
    <RemoteMessages catalogs={ssoCatalogs}>
      <SsoRegistrationForm screen={joining} />
    </RemoteMessages>,
    'Join and sign in',
    '参加してサインイン',
    [...names, terms],
  ],
  [
    'changing the password',
    <PasswordForm />,
    'Change password',
    'パスワードを変更',
    ['Current password', 'New password'],
  ],
  [
    'the company',
    <TeamForm company={{ name: 'Kiban', ...address, ...elsewhere, version: 2 }} onReload={later} />,
    'Save',
    '保存',
    ['Company name', 'Recipient', 'Post code', 'Prefecture', 'Address'],
  ],
  ['the profile', <UserForm profile={profile} onReload={later} />, 'Save', '保存', names],
  [
    'inviting',
    <RemoteMessages catalogs={{ en: usersEn, ja: usersJa }}>
      <InviteDialog onClose={nothing} />
    </RemoteMessages>,
    'Send invitation',
    '招待を送信',
    ['Email'],
  ],
];

describe('Fields that are left empty', () => {
  it.each(forms)('are told exactly if they are required: %s', async (...form) => {
    const [, element, submit, , required] = form;
    const { user } = renderPage(element);
    const button = screen.getByRole('button', { name: submit });
    expect(await expectEmptyFieldsTold(user, button)).toEqual(required);
  });

  it.each(forms)('are told so in Japanese: %s', async (...form) => {
    const [, element, , submit, required] = form;
    const { user } = renderPage(element, { locale: 'ja' });
    const button = screen.getByRole('button', { name: submit });
    expect(await expectEmptyFieldsTold(user, button)).toHaveLength(required.length);
  });
});
