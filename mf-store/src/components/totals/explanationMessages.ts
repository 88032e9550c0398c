import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'store.explain.title', description: 'Title of the dialog' },
  lead: { id: 'store.explain.lead', description: 'That every line follows from the ones above' },
  lines: { id: 'store.explain.lines', description: 'Heading: prices of the lines' },
  discounts: { id: 'store.explain.discounts', description: 'Heading: discounts' },
  taxAndFees: { id: 'store.explain.taxAndFees', description: 'Heading: tax and slips' },
  newLine: {
    id: 'store.explain.newLine',
    description: '{product}, {months} months, {quantity} new licenses',
  },
  renewalLine: {
    id: 'store.explain.renewalLine',
    description: '{product}, {months} months, {quantity} renewals in the {year}th year of use',
  },
  yearly: { id: 'store.explain.yearly', description: '{price} for 12 months' },
  monthly: { id: 'store.explain.monthly', description: '{months} × {price} a month' },
  times: { id: 'store.explain.times', description: '{unit} each, {quantity} of them' },
  volumeTier: { id: 'store.explain.volumeTier', description: 'From {from} to {to} sets' },
  volumeTierOpen: { id: 'store.explain.volumeTierOpen', description: 'From {from} sets' },
  durationTier: {
    id: 'store.explain.durationTier',
    description: 'In the year, or years, {range} of use',
  },
  durationTierOpen: { id: 'store.explain.durationTierOpen', description: 'From year {from} on' },
  share: { id: 'store.explain.share', description: '{percent} of {base}' },
  rounded: { id: 'store.explain.rounded', description: '{exact} is rounded down to {amount}' },
  subtotal: { id: 'store.explain.subtotal', description: 'Sum of the lines' },
  discounted: { id: 'store.explain.discounted', description: 'After discounts, before tax' },
  tax: { id: 'store.explain.tax', description: 'Consumption tax {percent}' },
  slips: { id: 'store.explain.slips', description: 'Paper-slip fee' },
  slipCount: { id: 'store.explain.slipCount', description: '{count} slips at {fee}' },
  total: { id: 'store.explain.total', description: 'Total' },
});
