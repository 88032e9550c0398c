import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  hours: { id: 'logs.hours', description: 'A number of hours, with its unit' },
  weekends: { id: 'logs.weekends', description: 'Legend of the gray ground of a chart' },
  caption: { id: 'logs.caption', description: 'What a picture of a chart is about' },
  mean: { id: 'logs.byWeek.mean', description: 'What the labels of a chart are' },
  meanNote: { id: 'logs.byWeek.meanNote', description: 'How to read a chart of a long period' },
  highest: { id: 'logs.byWeek.highest', description: 'What the labels of a chart are' },
  highestNote: {
    id: 'logs.byWeek.highestNote',
    description: 'How to read a chart of a long period',
  },
});
