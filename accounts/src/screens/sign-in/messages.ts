import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'accounts.signIn.title', description: 'Heading and button of the sign-in page' },
  email: { id: 'accounts.signIn.email', description: 'Label; exactly Email in English' },
  password: { id: 'accounts.signIn.password', description: 'Label; exactly Password in English' },
  keep: {
    id: 'accounts.signIn.keep',
    description: 'Checkbox: stay signed in, with where and for how long',
  },
  refused: {
    id: 'accounts.signIn.refused',
    description: 'Unknown address or wrong password, never told apart',
  },
  passkey: { id: 'accounts.signIn.passkey', description: 'Button: sign in without password' },
  passkeyRefused: {
    id: 'accounts.signIn.passkeyRefused',
    description: 'The passkey is not known, or did not verify the person',
  },
  passkeyBound: {
    id: 'accounts.signIn.passkeyBound',
    description: 'The person has to sign in with the company’s account',
  },
  sso: { id: 'accounts.signIn.sso', description: 'Button: sign in with the company’s account' },
  ssoRefused: {
    id: 'accounts.signIn.ssoRefused',
    description: 'Wrong password, or one that does not count; never told apart',
  },
  ssoNone: { id: 'accounts.signIn.ssoNone', description: 'The mail domain has no provider' },
  ssoAddress: { id: 'accounts.signIn.ssoAddress', description: 'The button needs the email' },
  over: { id: 'accounts.signIn.over', description: 'The sign-in page was open for too long' },
  startAgain: { id: 'accounts.signIn.startAgain', description: 'Link that starts a new sign-in' },
  signed_out: { id: 'accounts.signIn.signedOut', description: 'Why the page is shown' },
  session_ended: { id: 'accounts.signIn.sessionEnded', description: 'Why the page is shown' },
  forgotten: { id: 'accounts.signIn.forgotten', description: 'Link to the reset of the password' },
  noAccount: { id: 'accounts.signIn.noAccount', description: 'Before the link createAccount' },
  createAccount: { id: 'accounts.signIn.createAccount', description: 'Link to the registration' },
});
