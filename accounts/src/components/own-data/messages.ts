import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'accounts.ownData.title', description: 'Heading of a card' },
  help: { id: 'accounts.ownData.help', description: 'Below title: what the file holds' },
  save: { id: 'accounts.ownData.save', description: 'Button' },
  saved: { id: 'accounts.ownData.saved', description: 'After the file was saved' },
  failed: { id: 'accounts.ownData.failed', description: 'Heading above the reason' },
});
