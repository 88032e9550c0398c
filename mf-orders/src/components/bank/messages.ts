import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  amount: { id: 'orders.bank.amount', description: 'Label: what is transferred' },
  bank: { id: 'orders.bank.bank', description: 'Label' },
  branch: { id: 'orders.bank.branch', description: 'Label' },
  named: { id: 'orders.bank.named', description: 'Name of a bank or branch with its code' },
  account: { id: 'orders.bank.account', description: 'Label' },
  accountOf: { id: 'orders.bank.accountOf', description: 'Kind of account and its number' },
  holder: { id: 'orders.bank.holder', description: 'Label' },
  swift: { id: 'orders.bank.swift', description: 'Label' },
  reference: { id: 'orders.bank.reference', description: 'Label: what the transfer names' },
  fee: { id: 'orders.bank.fee', description: 'Label' },
  copyAll: { id: 'orders.bank.copyAll', description: 'Button: copies the whole list' },
  line: { id: 'orders.bank.line', description: 'A line of the copied list; {name} and {value}' },
  feeOfPayer: { id: 'orders.bank.feeOfPayer', description: 'Who pays the fee' },
});
