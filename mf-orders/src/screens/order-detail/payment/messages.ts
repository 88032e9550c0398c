import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  open: { id: 'orders.pay.open', description: 'Button: opens the dialog' },
  due: { id: 'orders.pay.due', description: 'Heading; {total} and {day}' },
  wasDue: { id: 'orders.pay.wasDue', description: 'Heading after that day; {total} and {day}' },
  title: { id: 'orders.pay.title', description: 'Title of the dialog' },
  amount: { id: 'orders.pay.amount', description: 'Label' },
  lead: { id: 'orders.pay.lead', description: 'What happens' },
  underWay: { id: 'orders.pay.underWay', description: 'Another attempt has not ended' },
  execute: { id: 'orders.pay.execute', description: 'Button: the card pays the {total}' },
  paid: { id: 'orders.pay.paid', description: 'Found out after a lost answer' },
  failed: { id: 'orders.pay.failed', description: 'Title of an alert' },
  paidMeanwhile: { id: 'orders.pay.paidMeanwhile', description: 'Why: paid another way' },
  cancelledMeanwhile: { id: 'orders.pay.cancelledMeanwhile', description: 'Why: cancelled' },
  otherPayment: { id: 'orders.pay.otherPayment', description: 'Why: another tab pays it now' },
  overdue: { id: 'orders.pay.overdue', description: 'Why: too late' },
  unknown: { id: 'orders.pay.unknown', description: 'Title of an alert' },
  unknownNext: { id: 'orders.pay.unknownNext', description: 'What to do' },
});
