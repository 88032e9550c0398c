import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'emi.title', description: 'Heading and document title' },
  lead: { id: 'emi.lead', description: 'What the service is for' },
  help: { id: 'emi.help', description: 'Link to the help page of the service' },
  analyze: { id: 'emi.analyze', description: 'Button: opens the upload, and its title' },
  licenseList: { id: 'emi.licenseList', description: 'Button: opens the licenses, and its title' },
  buy: { id: 'emi.buy', description: 'Button: opens the purchase, and its title' },
  applyForTrial: { id: 'emi.applyForTrial', description: 'Button: opens the form, and its title' },
  trial: { id: 'emi.trial', description: 'Name of the campaign' },
  trialTerms: { id: 'emi.trialTerms', description: 'What the trial gives: {uses} in {days}' },
  trialUsed: { id: 'emi.trialUsed', description: 'The team had its trial' },
  trialEnded: { id: 'emi.trialEnded', description: 'No trials are given any more' },
  noLicense: { id: 'emi.noLicense', description: 'Why not to analyze, to those who may buy' },
  noLicenseAsk: { id: 'emi.noLicenseAsk', description: 'Why not to analyze, to guests' },
  noneAvailable: {
    id: 'emi.noneAvailable',
    description: 'All licenses are used up or out of their period, to those who may buy',
  },
  noneAvailableAsk: {
    id: 'emi.noneAvailableAsk',
    description: 'All licenses are used up or out of their period, to guests',
  },
  upgradeFirst: { id: 'emi.upgradeFirst', description: 'To a community team' },
  switchedOff: { id: 'emi.switchedOff', description: 'The operator has switched the service off' },
});
