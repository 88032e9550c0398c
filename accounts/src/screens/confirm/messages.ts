import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: {
    id: 'accounts.confirm.title',
    description: 'Heading of the page behind the mailed link',
  },
  working: { id: 'accounts.confirm.working', description: 'While the account is being activated' },
  activated: { id: 'accounts.confirm.activated', description: 'The account is active now' },
  used: { id: 'accounts.confirm.used', description: 'The link was opened before' },
  expired: { id: 'accounts.confirm.expired', description: 'The link is older than 30 minutes' },
  unknown: { id: 'accounts.confirm.unknown', description: 'No such link' },
  estimate: { id: 'accounts.confirm.estimate', description: 'Above the button toStore' },
  estimateAfterUpgrade: {
    id: 'accounts.confirm.estimateAfterUpgrade',
    description: 'Above the button toStore, for a Community edition team, which cannot buy yet',
  },
  toStore: { id: 'accounts.confirm.toStore', description: 'Button to the store' },
  open: {
    id: 'accounts.confirm.open',
    description: 'Button to the portal, which asks for the password in another browser',
  },
  signIn: { id: 'accounts.confirm.signIn', description: 'Button to the sign-in page' },
  register: { id: 'accounts.confirm.register', description: 'Button to the registration' },
});
