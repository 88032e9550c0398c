import { defineMessages } from '../../web/intl/defineMessages.ts';

export const messages = defineMessages({
  unread: { id: 'frame.notices.unread', description: 'Button of the toolbar, with a number' },
  isNew: { id: 'frame.notices.isNew', description: 'Under a notice that is not read yet' },
  failed: { id: 'frame.notices.failed', description: 'Instead of the notices' },
});
