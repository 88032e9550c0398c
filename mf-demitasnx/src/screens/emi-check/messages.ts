import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'emi.title', description: 'Heading and document title' },
  lead: { id: 'emi.lead', description: 'What the service is for' },
  help: { id: 'emi.help', description: 'Link to the help page of the service' },
  licenseList: { id: 'emi.licenseList', description: 'Button: opens the licenses, and its title' },
  upgradeFirst: { id: 'emi.upgradeFirst', description: 'To a community team' },
  switchedOff: { id: 'emi.switchedOff', description: 'The operator has switched the service off' },
});
