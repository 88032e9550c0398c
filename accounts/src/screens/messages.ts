import { defineMessages } from '@portal/shared';

/** Whom a page is for, instead of the page. */
export const messages = defineMessages({
  managersOnly: {
    id: 'accounts.page.managersOnly',
    description: 'Instead of a page: guests of the team do not use it',
  },
  ownersOnly: {
    id: 'accounts.page.ownersOnly',
    description: 'Instead of a page: only the owner of the team uses it',
  },
  community: {
    id: 'accounts.page.communityOnly',
    description: 'Instead of a page: the team does not have the Community edition',
  },
  professional: {
    id: 'accounts.page.professionalOnly',
    description: 'Instead of a page: the team does not have the Professional edition',
  },
});
