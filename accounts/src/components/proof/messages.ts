import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'accounts.proof.title', description: 'Title of the dialog' },
  why: { id: 'accounts.proof.why', description: 'Why the password is asked for again' },
  password: { id: 'accounts.proof.password', description: 'Label' },
  submit: { id: 'accounts.proof.submit', description: 'Button: send the password and go on' },
  wrong: { id: 'accounts.proof.wrong', description: 'The password is not right' },
  factorWhy: {
    id: 'accounts.proof.factorWhy',
    description: 'Why a second factor is asked for',
  },
  sso: { id: 'accounts.proof.sso', description: 'Instead of the password' },
  toSso: { id: 'accounts.proof.toSso', description: 'Link to the provider' },
});
