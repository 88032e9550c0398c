import { defineMessages } from '../../web/intl/defineMessages.ts';

export const messages = defineMessages({
  title: { id: 'explain.title', description: 'Title of the dialog' },
  lead: { id: 'explain.lead', description: 'That every line follows from the ones above' },
  lines: { id: 'explain.lines', description: 'Heading: prices of the lines' },
  discounts: { id: 'explain.discounts', description: 'Heading: discounts' },
  taxAndFees: { id: 'explain.taxAndFees', description: 'Heading: tax and slips' },
  newLine: {
    id: 'explain.newLine',
    description: '{product}, {months} months, {quantity} new licenses',
  },
  renewalLine: {
    id: 'explain.renewalLine',
    description: '{product}, {months} months, {quantity} renewals in the {year}th year of use',
  },
  yearly: { id: 'explain.yearly', description: '{price} for 12 months' },
  monthly: { id: 'explain.monthly', description: '{months} × {price} a month' },
  times: { id: 'explain.times', description: '{unit} each, {quantity} of them' },
  volumeTier: { id: 'explain.volumeTier', description: 'From {from} to {to} sets' },
  volumeTierOpen: { id: 'explain.volumeTierOpen', description: 'From {from} sets' },
  durationTier: {
    id: 'explain.durationTier',
    description: 'In the year, or years, {range} of use',
  },
  durationTierOpen: { id: 'explain.durationTierOpen', description: 'From year {from} on' },
  share: { id: 'explain.share', description: '{percent} of {base}' },
  rounded: { id: 'explain.rounded', description: '{exact} is rounded down to {amount}' },
  subtotal: { id: 'explain.subtotal', description: 'Sum of the lines' },
  discounted: { id: 'explain.discounted', description: 'After discounts, before tax' },
  slips: { id: 'explain.slips', description: 'Paper-slip fee' },
  slipCount: { id: 'explain.slipCount', description: '{count} slips at {fee}' },
});
