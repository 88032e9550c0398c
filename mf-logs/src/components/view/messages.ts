import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  product: { id: 'logs.view.product', description: 'Label of the choice of a product' },
  bothProducts: { id: 'logs.view.bothProducts', description: 'Choice: both products together' },
  period: { id: 'logs.view.period', description: 'Label of the choice of a period' },
  this_month: { id: 'logs.view.thisMonth', description: 'Period' },
  last_month: { id: 'logs.view.lastMonth', description: 'Period' },
  days_90: { id: 'logs.view.days90', description: 'Period' },
  year: { id: 'logs.view.year', description: 'Period' },
  months_3: { id: 'logs.view.months3', description: 'Period: this month and the two before' },
  months_12: { id: 'logs.view.months12', description: 'Period: this month and the eleven before' },
  start: { id: 'logs.view.start', description: 'Label of a date' },
  end: { id: 'logs.view.end', description: 'Label of a date' },
  empty: { id: 'logs.view.empty', description: 'Nobody has used a license in the period' },
  showYear: { id: 'logs.view.showYear', description: 'Button of an empty period' },
  csv: { id: 'logs.view.csv', description: 'Button' },
  csvFailed: { id: 'logs.view.csvFailed', description: 'A CSV file could not be downloaded' },
  days: { id: 'logs.view.days', description: 'First and last day of a period' },
  csvUsage: {
    id: 'logs.view.csvUsage',
    description: 'Button: a row for each day, user and product',
  },
});
