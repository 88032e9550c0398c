import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'emi.leaving.title', description: 'Question: leave the page during an upload?' },
  text: { id: 'emi.leaving.text', description: 'What becomes of the upload of {file}' },
  leave: { id: 'emi.leaving.leave', description: 'Button: leaves the page' },
  stay: { id: 'emi.leaving.stay', description: 'Button: stays on the page' },
});
