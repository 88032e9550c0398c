import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'accounts.address.title', description: 'Heading of a section of /user' },
  lead: { id: 'accounts.address.lead', description: 'Below it; {email}: the present address' },
  email: { id: 'accounts.address.email', description: 'Label' },
  submit: { id: 'accounts.address.submit', description: 'Button' },
  waiting: { id: 'accounts.address.waiting', description: 'A change to {email} waits' },
  until: { id: 'accounts.address.until', description: '{time}: when the links end' },
  newAddress: { id: 'accounts.address.newAddress', description: 'One of the two to agree' },
  oldAddress: { id: 'accounts.address.oldAddress', description: 'One of the two to agree' },
  agreed: { id: 'accounts.address.agreed', description: 'State of an address' },
  notAgreed: { id: 'accounts.address.notAgreed', description: 'State of an address' },
  giveUp: { id: 'accounts.address.giveUp', description: 'Button: give the change up' },
  givenUp: { id: 'accounts.address.givenUp', description: 'Snackbar' },
});
