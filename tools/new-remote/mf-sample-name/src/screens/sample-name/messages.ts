import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'sampleName.title', description: 'Heading and document title' },
  count: { id: 'sampleName.count', description: 'Number of items in {state}' },
});
