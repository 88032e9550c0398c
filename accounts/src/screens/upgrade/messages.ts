import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'accounts.upgrade.title', description: 'Heading' },
  changes: { id: 'accounts.upgrade.changes', description: 'Heading of a list' },
  changeStore: { id: 'accounts.upgrade.changeStore', description: 'In the list of changes' },
  changeOrders: { id: 'accounts.upgrade.changeOrders', description: 'In the list of changes' },
  changeLog: { id: 'accounts.upgrade.changeLog', description: 'In the list of changes' },
  changeTeam: { id: 'accounts.upgrade.changeTeam', description: 'In the list of changes' },
  changeDownload: { id: 'accounts.upgrade.changeDownload', description: 'In the list of changes' },
  free: { id: 'accounts.upgrade.free', description: 'Below the list: cost and time' },
  company: { id: 'accounts.upgrade.company', description: 'Heading of the form' },
  companyHelp: { id: 'accounts.upgrade.companyHelp', description: 'Below company' },
  submit: { id: 'accounts.upgrade.submit', description: 'Button' },
  done: { id: 'accounts.upgrade.done', description: 'The team is a professional one now' },
  toStore: { id: 'accounts.upgrade.toStore', description: 'Button' },
  toTeam: { id: 'accounts.upgrade.toTeam', description: 'Button' },
  ownerOnly: { id: 'accounts.upgrade.ownerOnly', description: 'For everybody but the owner' },
});
