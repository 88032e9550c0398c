import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'accounts.user.title', description: 'Heading' },
  lastName: { id: 'accounts.user.lastName', description: 'Label' },
  firstName: { id: 'accounts.user.firstName', description: 'Label' },
  country: { id: 'accounts.user.country', description: 'Name of a value that is only shown' },
  locale: { id: 'accounts.user.locale', description: 'Label: language of screens and mails' },
  newsletter: { id: 'accounts.user.newsletter', description: 'Checkbox' },
  newsletterSince: {
    id: 'accounts.user.newsletterSince',
    description: 'Below the checkbox, when the choice was made: {time}, {isOn}: yes or no',
  },
});
