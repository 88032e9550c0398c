import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'accounts.picture.title', description: 'Heading of a section of /user' },
  lead: { id: 'accounts.picture.lead', description: 'Below it: who sees it, which files' },
  choose: { id: 'accounts.picture.choose', description: 'Button and name of the file field' },
  remove: { id: 'accounts.picture.remove', description: 'Button' },
  changed: { id: 'accounts.picture.changed', description: 'Snackbar' },
  removed: { id: 'accounts.picture.removed', description: 'Snackbar' },
  too_large: { id: 'accounts.picture.tooLarge', description: 'The file has more than {size}' },
  not_a_picture: {
    id: 'accounts.picture.notAPicture',
    description: 'The file is no picture of an accepted kind',
  },
});
