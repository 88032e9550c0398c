import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  project: { id: 'emi.application.project', description: 'Label of a text field' },
  projectHelp: { id: 'emi.application.projectHelp', description: 'What the name is for' },
  startDate: { id: 'emi.application.startDate', description: 'Label of a day field' },
  startDateHelp: {
    id: 'emi.application.startDateHelp',
    description:
      '{last} day that can be chosen, and {end} of the period by the one that is shown; {isChosen}: whether somebody has chosen it',
  },
  buy: { id: 'emi.application.buy', description: 'Primary button' },
  apply: { id: 'emi.application.apply', description: 'Primary button' },
  failed: { id: 'emi.application.failed', description: 'Failure title' },
  offer: { id: 'emi.application.offer', description: 'What a license gives: {uses} in {days}' },
  paymentTerms: { id: 'emi.application.paymentTerms', description: 'How a license is paid' },
  agentTerms: { id: 'emi.application.agentTerms', description: 'How an agent pays: afterwards' },
  trialPrice: { id: 'emi.application.trialPrice', description: 'The trial costs nothing' },
  trialDone: { id: 'emi.application.trialDone', description: 'Title after the application' },
  trialNext: { id: 'emi.application.trialNext', description: 'What to do after it' },
  purchaseDone: { id: 'emi.application.purchaseDone', description: 'Title after the order' },
  purchaseNext: { id: 'emi.application.purchaseNext', description: 'What to do after it' },
  agentNext: { id: 'emi.application.agentNext', description: 'What follows for an agent' },
  toOrder: { id: 'emi.application.toOrder', description: 'Link to the order' },
});
