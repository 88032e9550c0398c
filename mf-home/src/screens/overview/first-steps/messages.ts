import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'home.first.title', description: 'Heading above the first steps' },
  done: { id: 'home.first.done', description: 'Instead of a link: this step is done' },
  installer: { id: 'home.first.installer', description: 'Link to the downloads' },
  installerWhy: { id: 'home.first.installerWhy', description: 'Below the link' },
  purchase: { id: 'home.first.purchase', description: 'Link to the store' },
  purchaseWhy: { id: 'home.first.purchaseWhy', description: 'Below the link' },
  emi_trial: { id: 'home.first.emiTrial', description: 'Link to the EMI check' },
  emi_trialWhy: { id: 'home.first.emiTrialWhy', description: 'Below the link' },
  colleague: { id: 'home.first.colleague', description: 'Link to the users page' },
  colleagueWhy: { id: 'home.first.colleagueWhy', description: 'Below the link' },
});
