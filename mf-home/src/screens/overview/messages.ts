import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'home.title', description: 'Heading and document title' },
  figures: { id: 'home.figures', description: 'Name of the list of figures, for screen readers' },
  failed: { id: 'home.failed', description: 'Instead of figures or a card that failed to load' },
});
