import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'accounts.users.title', description: 'Heading' },
  lead: { id: 'accounts.users.lead', description: 'Below the heading' },
  list: { id: 'accounts.users.list', description: 'Heading of the table; {count}: how many rows' },
  name: { id: 'accounts.users.name', description: 'Column' },
  email: { id: 'accounts.users.email', description: 'Column' },
  role: { id: 'accounts.users.role', description: 'Column and label' },
  state: { id: 'accounts.users.state', description: 'Column' },
  lastSignIn: { id: 'accounts.users.lastSignIn', description: 'Column' },
  actions: { id: 'accounts.users.actions', description: 'Column, for screen readers' },
  actionsOf: { id: 'accounts.users.actionsOf', description: 'Menu of a row; {name}: the person' },
  noName: { id: 'accounts.users.noName', description: 'Instead of a name: invited without one' },
  you: { id: 'accounts.users.you', description: 'Beside the name of the signed-in person' },
  hasLeft: { id: 'accounts.users.hasLeft', description: 'State: has left, can come back until' },
  active: { id: 'accounts.users.active', description: 'State: is in the team' },
  invited: { id: 'accounts.users.invited', description: 'State: has not accepted yet' },
  expired: { id: 'accounts.users.expired', description: 'State: the invitation has expired' },
  until: {
    id: 'accounts.users.until',
    description: 'Below a state; {time}: end of the invitation',
  },
  edit: { id: 'accounts.users.edit', description: 'Menu entry' },
  editTitle: { id: 'accounts.users.editTitle', description: 'Heading of a dialog; {name}' },
  lastName: { id: 'accounts.users.lastName', description: 'Label' },
  firstName: { id: 'accounts.users.firstName', description: 'Label' },
  namesUntil: {
    id: 'accounts.users.namesUntil',
    description: 'Help: why names can be changed here, or not any more; {signedIn}: yes or no',
  },
  outdated: {
    id: 'accounts.users.outdated',
    description: 'The person was changed meanwhile, or has signed in: open the dialog again',
  },
  changed: { id: 'accounts.users.changed', description: 'Snackbar; {name}: the person' },
  remove: { id: 'accounts.users.remove', description: 'Menu entry and button' },
  removeTitle: { id: 'accounts.users.removeTitle', description: 'Heading of a dialog; {name}' },
  removeEffect: {
    id: 'accounts.users.removeEffect',
    description: 'In that dialog: what becomes of the person, licenses and jobs; {name}',
  },
  removed: { id: 'accounts.users.removed', description: 'Snackbar; {name}: the person' },
});
