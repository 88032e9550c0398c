import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  release: {
    id: 'licenses.cell.release',
    description: 'Button on the chip of {user} in the row of {number}',
  },
  period: { id: 'licenses.cell.period', description: 'First and last day: {start}, {end}' },
  daysLeft: { id: 'licenses.cell.daysLeft', description: '{days} until the last day, 0–20' },
  months: { id: 'licenses.cell.months', description: 'Contract period, {count} months' },
  days: { id: 'licenses.cell.days', description: 'Contract shorter than a month, {count} days' },
  autoRenewal: { id: 'licenses.cell.autoRenewal', description: 'Name of the switch of {number}' },
  actions: { id: 'licenses.cell.actions', description: 'Name of the row menu of {number}' },
  licenseFile: { id: 'licenses.cell.licenseFile', description: 'Menu: download the LIC file' },
  renew: { id: 'licenses.cell.renew', description: 'Menu: extend the license in the store' },
  renewAndPay: {
    id: 'licenses.cell.renewAndPay',
    description: 'Menu: to the confirmation of a renewal with the default card',
  },
  unpaidOrder: {
    id: 'licenses.cell.unpaidOrder',
    description: 'Why a license cannot be renewed at present',
  },
});
