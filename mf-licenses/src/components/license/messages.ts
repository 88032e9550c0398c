import { defineMessages } from '@portal/shared';

/** License properties, shared by all screens. */
export const licenseMessages = defineMessages({
  number: { id: 'licenses.list.number', description: 'Column: number of the license' },
  product: { id: 'licenses.list.product', description: 'Column and filter: product' },
  owner: { id: 'licenses.list.owner', description: 'Column: who owns the license' },
  activeUser: { id: 'licenses.list.activeUser', description: 'Column: who works with it now' },
  mode: { id: 'licenses.list.mode', description: 'Column and filter: network or standalone' },
  validity: { id: 'licenses.list.validity', description: 'Column: first and last day' },
  contract: { id: 'licenses.list.contract', description: 'Column: length of the contract' },
  autoRenewal: { id: 'licenses.list.autoRenewal', description: 'Column: on or off' },
  trial: { id: 'licenses.list.trial', description: 'Column and marker: a trial license' },
  network: { id: 'licenses.list.network', description: 'Authentication method' },
  standalone: { id: 'licenses.list.standalone', description: 'Authentication method' },
  valid: { id: 'licenses.list.valid', description: 'Filter option: valid for more than 20 days' },
  near_expiry: {
    id: 'licenses.list.nearExpiry',
    description: 'Filter option: ends in {days} days',
  },
  expired: { id: 'licenses.list.expired', description: 'Filter option and word in the row' },
  upcoming: { id: 'licenses.list.upcoming', description: 'Filter option and word in the row' },
  autoRenewalChanged: {
    id: 'licenses.list.autoRenewalChanged',
    description: 'Snackbar after the switch was changed',
  },
  autoRenewalFailed: {
    id: 'licenses.list.autoRenewalFailed',
    description: 'The switch of license {number} could not be changed',
  },
  licenseFileFailed: {
    id: 'licenses.list.licenseFileFailed',
    description: 'The LIC file of license {number} could not be downloaded',
  },
});
