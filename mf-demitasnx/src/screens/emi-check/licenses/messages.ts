import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  project: { id: 'emi.licenses.project', description: 'Column: name of the project' },
  number: { id: 'emi.licenses.number', description: 'Column' },
  used: { id: 'emi.licenses.used', description: 'Column: used of allowed analyses' },
  ordered: { id: 'emi.licenses.ordered', description: 'Column: day of the order' },
  validity: { id: 'emi.licenses.validity', description: 'Column: first and last day' },
  period: { id: 'emi.licenses.period', description: 'First and last day: {start}, {end}' },
  usedUp: { id: 'emi.licenses.usedUp', description: 'Read after the uses of a license, all used' },
  empty: { id: 'emi.licenses.empty', description: 'No license yet, and when one appears' },
});
