import { defineMessages } from '@portal/shared';

/** In the catalog of second factors, which is loaded with the step. */
export const secondStepMessages = defineMessages({
  title: { id: 'accounts.factor.stepTitle', description: 'Heading of the second step' },
  lead: { id: 'accounts.factor.stepLead', description: 'Below that heading' },
  setUpTitle: { id: 'accounts.factor.setUpStepTitle', description: 'Heading: a factor is needed' },
  setUpLead: { id: 'accounts.factor.setUpStepLead', description: 'Below that heading' },
  setUpConfirm: { id: 'accounts.factor.setUpStepConfirm', description: 'Button: code and sign in' },
});
