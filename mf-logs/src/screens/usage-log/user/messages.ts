import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  titleBoth: { id: 'logs.user.titleBoth', description: 'Title of a chart' },
  title: { id: 'logs.user.title', description: 'Title of a chart of {product}' },
  users: { id: 'logs.user.users', description: 'What the rows of a chart are' },
  hours: { id: 'logs.user.hours', description: 'Bars of a chart' },
  hoursAxis: { id: 'logs.user.hoursAxis', description: 'Title of an axis, with the unit' },
  share: { id: 'logs.user.share', description: 'Column: percentage of all hours of the product' },
  people: { id: 'logs.user.people', description: 'How many people have used a license' },
});
