import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'accounts.invitation.title', description: 'Heading' },
  offer: { id: 'accounts.invitation.offer', description: '{inviter} invites to {team} as {role}' },
  admin: { id: 'accounts.invitation.admin', description: '{role} of that sentence' },
  guest: { id: 'accounts.invitation.guest', description: '{role} of that sentence' },
  until: { id: 'accounts.invitation.until', description: 'For {email}, counts until {time}' },
  used: { id: 'accounts.invitation.used', description: 'The link was used' },
  expired: { id: 'accounts.invitation.expired', description: 'The link has expired' },
  unknown: { id: 'accounts.invitation.unknown', description: 'No such link, or it was revoked' },
  linkOver: { id: 'accounts.invitation.linkOver', description: 'It ended while the page was open' },
  hasAccount: {
    id: 'accounts.invitation.hasAccount',
    description: 'An account was made for the address meanwhile',
  },
  owner_has_members: {
    id: 'accounts.invitation.ownerHasMembers',
    description: 'Cannot accept: owner of {former}, which has other members',
  },
  owner_has_licenses: {
    id: 'accounts.invitation.ownerHasLicenses',
    description: 'Cannot accept: owner of {former}, which has licenses that run',
  },
  leaveFirst: {
    id: 'accounts.invitation.leaveFirst',
    description: 'Link to where the team is transferred and its people are removed',
  },
  leaves: {
    id: 'accounts.invitation.leaves',
    description: 'Accepting leaves {former} for {team}; what stays there',
  },
  accept: { id: 'accounts.invitation.accept', description: 'Button' },
  otherAddress: {
    id: 'accounts.invitation.otherAddress',
    description: 'Signed in as {own}, but the invitation is for {email}',
  },
  signOut: {
    id: 'accounts.invitation.signOut',
    description: 'Button: signs out and goes on with the invitation',
  },
  signInFirst: { id: 'accounts.invitation.signInFirst', description: 'The address has an account' },
  signIn: { id: 'accounts.invitation.signIn', description: 'Link that looks like a button' },
  lastName: { id: 'accounts.invitation.lastName', description: 'Label' },
  firstName: { id: 'accounts.invitation.firstName', description: 'Label' },
  password: { id: 'accounts.invitation.password', description: 'Label' },
  register: { id: 'accounts.invitation.register', description: 'Button' },
  joined: { id: 'accounts.invitation.joined', description: 'Accepted: is in {team} now' },
  goOn: { id: 'accounts.invitation.goOn', description: 'Link to the manager' },
});
