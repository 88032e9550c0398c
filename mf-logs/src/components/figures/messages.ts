import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  hours: { id: 'logs.hours', description: 'A number of hours, with its unit' },
});
