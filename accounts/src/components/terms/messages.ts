import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  terms: {
    id: 'accounts.signUp.terms',
    description: 'Label of the checkbox and its name in error sentences',
  },
  readTerms: { id: 'accounts.signUp.readTerms', description: 'Link to the terms, below the box' },
  readPrivacy: { id: 'accounts.signUp.readPrivacy', description: 'Link beside readTerms' },
  versions: {
    id: 'accounts.signUp.versions',
    description: 'Year and month of the {terms} and the {privacy} policy',
  },
});
