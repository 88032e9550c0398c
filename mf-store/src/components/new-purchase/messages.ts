import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'store.new.title', description: 'Heading of the card of new licenses' },
  add: { id: 'store.new.add', description: 'Button and title of its dialog' },
  reset: { id: 'store.new.reset', description: 'Button: take all new licenses out' },
  startDate: { id: 'store.new.startDate', description: 'Label: first day of all new licenses' },
  startHelp: {
    id: 'store.new.startHelp',
    description: 'One day for all, at the latest on {last}',
  },
  table: { id: 'store.new.table', description: 'Name of the table of new licenses' },
  product: { id: 'store.new.product', description: 'Column and field' },
  contractPeriod: { id: 'store.new.contractPeriod', description: 'Column and field' },
  period: { id: 'store.new.period', description: 'Column: first and last day' },
  days: { id: 'store.new.days', description: 'First and last day: {start}, {end}' },
  unitPrice: { id: 'store.new.unitPrice', description: 'Column: price of one license' },
  quantity: { id: 'store.new.quantity', description: 'Column and field' },
  quantityOf: {
    id: 'store.new.quantityOf',
    description: 'Name of the choice in the row of {product} for {months} months',
  },
  subtotal: { id: 'store.new.subtotal', description: 'Column: price of the line' },
  remove: {
    id: 'store.new.remove',
    description: 'Button in the row of {product} for {months} months',
  },
  actions: { id: 'store.new.actions', description: 'Column for screen readers: remove' },
  months: { id: 'store.new.months', description: '{count} months' },
  choose: { id: 'store.new.choose', description: 'Nothing is chosen in a selection yet' },
  choosePeriod: { id: 'store.new.choosePeriod', description: 'Error: no contract period' },
  priceOfChoice: {
    id: 'store.new.priceOfChoice',
    description: '{price} for what is chosen, before discounts and tax',
  },
  limit: { id: 'store.new.limit', description: 'Snackbar: more than 20 of a line' },
});
