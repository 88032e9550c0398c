import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'accounts.addressLink.title', description: 'Heading' },
  change: {
    id: 'accounts.addressLink.change',
    description: 'What the link is about; {oldEmail} and {newEmail}',
  },
  both: { id: 'accounts.addressLink.both', description: 'Both addresses must agree; {time}: end' },
  new: { id: 'accounts.addressLink.new', description: 'Button at the new address: confirm it' },
  old: { id: 'accounts.addressLink.old', description: 'Button at the old address: agree' },
  refuse: { id: 'accounts.addressLink.refuse', description: 'Button: stop the change' },
  waiting: { id: 'accounts.addressLink.waiting', description: 'The other address is waited for' },
  changed: { id: 'accounts.addressLink.changed', description: 'Both have agreed' },
  refused: { id: 'accounts.addressLink.refused', description: 'The change was stopped' },
  used: { id: 'accounts.addressLink.used', description: 'The change is made or was given up' },
  expired: { id: 'accounts.addressLink.expired', description: 'The link has expired' },
  unknown: { id: 'accounts.addressLink.unknown', description: 'There is no such link' },
  impossible: { id: 'accounts.addressLink.impossible', description: 'It cannot be had any more' },
  toUser: { id: 'accounts.addressLink.toUser', description: 'Link to /user' },
  reset: { id: 'accounts.addressLink.reset', description: 'Link after the change was stopped' },
});
