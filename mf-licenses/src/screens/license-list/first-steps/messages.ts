import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'licenses.first.title', description: 'Heading above the first steps' },
  done: { id: 'licenses.first.done', description: 'Instead of a link: this step is done' },
  installer: { id: 'licenses.first.installer', description: 'Link to the downloads' },
  installerWhy: { id: 'licenses.first.installerWhy', description: 'Below the link' },
  purchase: { id: 'licenses.first.purchase', description: 'Link to the store' },
  purchaseWhy: { id: 'licenses.first.purchaseWhy', description: 'Below the link' },
  emi_trial: { id: 'licenses.first.emiTrial', description: 'Link to the EMI check' },
  emi_trialWhy: { id: 'licenses.first.emiTrialWhy', description: 'Below the link' },
  colleague: { id: 'licenses.first.colleague', description: 'Link to the users page' },
  colleagueWhy: { id: 'licenses.first.colleagueWhy', description: 'Below the link' },
});
