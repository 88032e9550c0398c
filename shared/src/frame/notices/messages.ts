import { defineMessages } from '../../web/intl/defineMessages.ts';

export const messages = defineMessages({
  unread: { id: 'frame.notices.unread', description: 'Button of the toolbar, with a number' },
  isNew: { id: 'frame.notices.isNew', description: 'Under a notice that is not read yet' },
  failed: { id: 'frame.notices.failed', description: 'Instead of the notices' },
  licensesEnd: { id: 'frame.notices.licensesEnd', description: 'Notice: several licenses end' },
  licenseEnds: { id: 'frame.notices.licenseEnds', description: 'Notice: one license ends' },
  orderDue: { id: 'frame.notices.orderDue', description: 'Notice: an order is not paid yet' },
  cardEnds: { id: 'frame.notices.cardEnds', description: 'Notice: an own card ends' },
  cardBeforeRenewal: {
    id: 'frame.notices.cardBeforeRenewal',
    description: 'Notice: an own card ends before the next license is to be renewed',
  },
  emiDone: { id: 'frame.notices.emiDone', description: 'Notice: an EMI check is finished' },
  emiFailed: { id: 'frame.notices.emiFailed', description: 'Notice: an EMI check has failed' },
});
