import { defineMessages } from '@portal/shared';

/** Roles by name. */
export const roleNames = defineMessages({
  owner: { id: 'accounts.role.owner', description: 'Role' },
  admin: { id: 'accounts.role.admin', description: 'Role' },
  guest: { id: 'accounts.role.guest', description: 'Role' },
});

/** What each role may do, in one or two sentences. */
export const roleRights = defineMessages({
  owner: { id: 'accounts.role.ownerRights', description: 'What an owner may do' },
  admin: { id: 'accounts.role.adminRights', description: 'What an admin may do' },
  guest: { id: 'accounts.role.guestRights', description: 'What a guest may do' },
});

export const roleTexts = defineMessages({
  title: { id: 'accounts.role.title', description: 'Heading of the card that explains the roles' },
});
