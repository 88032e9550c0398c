import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'accounts.signUp.title', description: 'Heading' },
  lead: { id: 'accounts.signUp.lead', description: 'Below the heading' },
  lastName: { id: 'accounts.signUp.lastName', description: 'Label' },
  firstName: { id: 'accounts.signUp.firstName', description: 'Label' },
  email: { id: 'accounts.signUp.email', description: 'Label' },
  password: { id: 'accounts.signUp.password', description: 'Label' },
  passwordHelp: { id: 'accounts.signUp.passwordHelp', description: 'Below the label password' },
  teamName: { id: 'accounts.signUp.teamName', description: 'Label' },
  teamNameHelp: { id: 'accounts.signUp.teamNameHelp', description: 'Below the label teamName' },
  country: { id: 'accounts.signUp.country', description: 'Label' },
  countryHelp: { id: 'accounts.signUp.countryHelp', description: 'Below the label country' },
  terms: {
    id: 'accounts.signUp.terms',
    description: 'Label of the checkbox and its name in error sentences',
  },
  readTerms: { id: 'accounts.signUp.readTerms', description: 'Link to the terms, below the box' },
  submit: { id: 'accounts.signUp.submit', description: 'Button' },
  hasAccount: { id: 'accounts.signUp.hasAccount', description: 'Before the link signIn' },
  signIn: { id: 'accounts.signUp.signIn', description: 'Link to the sign-in page' },
  sentTitle: { id: 'accounts.signUp.sentTitle', description: 'Heading after sending' },
  sent: { id: 'accounts.signUp.sent', description: '{email}: where the mail went' },
  sentUntil: { id: 'accounts.signUp.sentUntil', description: '{time}: until when the link counts' },
  notArrived: { id: 'accounts.signUp.notArrived', description: 'What to do without a mail' },
  again: { id: 'accounts.signUp.again', description: 'Button back to the form' },
});
