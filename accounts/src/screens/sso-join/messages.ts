import { defineMessages } from '@portal/shared';

/** Pages for joining by a team's provider, and for the administrators of its domain. */
export const messages = defineMessages({
  title: { id: 'accounts.sso.join.title', description: 'Heading of a first sign-in' },
  offer: { id: 'accounts.sso.join.offer', description: '{email} is in the domain of {team}' },
  proofTitle: {
    id: 'accounts.sso.join.proofTitle',
    description: 'Heading: is the account theirs?',
  },
  existing: { id: 'accounts.sso.join.existing', description: '{email} has an account already' },
  byLink: {
    id: 'accounts.sso.join.byLink',
    description: 'On the page of the mailed link; {email}',
  },
  password: { id: 'accounts.sso.join.password', description: 'Label' },
  confirmSignIn: { id: 'accounts.sso.join.confirm', description: 'Button' },
  byPassword: { id: 'accounts.sso.join.byPassword', description: 'Button: another way' },
  byFactor: { id: 'accounts.sso.join.byFactor', description: 'Button: another way' },
  byMail: { id: 'accounts.sso.join.byMail', description: 'Button: another way' },
  mailed: { id: 'accounts.sso.join.mailed', description: 'The mail to {email}; {minutes}: counts' },
  passwordRefused: { id: 'accounts.sso.join.passwordRefused', description: 'It is wrong' },
  linkRefused: { id: 'accounts.sso.join.linkRefused', description: 'The link counts no more' },
  lastName: { id: 'accounts.sso.join.lastName', description: 'Label' },
  firstName: { id: 'accounts.sso.join.firstName', description: 'Label' },
  register: {
    id: 'accounts.sso.join.register',
    description: 'Button: make the account and sign in',
  },
  leaves: { id: 'accounts.sso.join.leaves', description: 'Who joins {team} leaves {former}' },
  move: { id: 'accounts.sso.join.move', description: 'Button: change teams and sign in' },
  owner_has_members: {
    id: 'accounts.sso.join.ownerHasMembers',
    description: 'Why the owner of {former} cannot join',
  },
  owner_has_licenses: {
    id: 'accounts.sso.join.ownerHasLicenses',
    description: 'Why the owner of {former} cannot join',
  },
  has_account: { id: 'accounts.sso.join.hasAccount', description: 'Somebody was faster' },
  domainTitle: { id: 'accounts.sso.domainProof.title', description: 'Heading of the mailed page' },
  domainLead: { id: 'accounts.sso.domainProof.lead', description: 'What confirming means' },
  confirm: { id: 'accounts.sso.domainProof.confirm', description: 'Button' },
  domainProved: { id: 'accounts.sso.domainProof.proved', description: 'After confirming' },
  domainUsed: { id: 'accounts.sso.domainProof.used', description: 'The link does not count' },
  domainTaken: { id: 'accounts.sso.domainProof.taken', description: 'Another team has the domain' },
});
