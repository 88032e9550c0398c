import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'licenses.page.title', description: 'Heading and document title' },
  facts: { id: 'licenses.page.facts', description: 'License page: License' },
  use: { id: 'licenses.page.use', description: 'License page: Now in use by' },
  state: { id: 'licenses.page.state', description: 'License page: Status' },
  file: { id: 'licenses.page.file', description: 'License page: License file' },
  computer: { id: 'licenses.page.computer', description: 'License page: Computer' },
  since: { id: 'licenses.page.since', description: 'License page: Standalone since' },
  lastUsed: { id: 'licenses.page.lastUsed', description: 'License page: Last used' },
  orders: { id: 'licenses.page.orders', description: 'License page: Orders and documents' },
  period: { id: 'licenses.page.period', description: 'License page: Period' },
  days: { id: 'licenses.page.days', description: 'License page: {start} – {end}' },
  others: {
    id: 'licenses.page.others',
    description: 'License page: what other screens know of it',
  },
  noOrders: {
    id: 'licenses.page.noOrders',
    description: 'License page: This license was not ordered in the portal.',
  },
  uses: { id: 'licenses.page.uses', description: 'License page: Usage by day' },
  day: { id: 'licenses.page.day', description: 'License page: Day' },
  person: { id: 'licenses.page.person', description: 'License page: User' },
  hours: { id: 'licenses.page.hours', description: 'License page: Usage hours' },
  noUses: {
    id: 'licenses.page.noUses',
    description: 'License page: No usage has been reported yet.',
  },
  events: { id: 'licenses.page.events', description: 'License page: History' },
  at: { id: 'licenses.page.at', description: 'License page: Time' },
  event: { id: 'licenses.page.event', description: 'License page: Event' },
  by: { id: 'licenses.page.by', description: 'License page: By' },
  noEvents: {
    id: 'licenses.page.noEvents',
    description: 'License page: No activity yet.',
  },
  older: { id: 'licenses.page.older', description: 'License page: Show older' },
  olderFailed: {
    id: 'licenses.page.olderFailed',
    description: 'License page: Older entries could not be loaded',
  },
  operator: { id: 'licenses.page.operator', description: 'License page: Support' },
  system: { id: 'licenses.page.system', description: 'License page: Automatic' },
  former: { id: 'licenses.page.former', description: 'License page: Former member' },
  unpaidNote: {
    id: 'licenses.page.unpaidNote',
    description: 'License page: An unpaid order may still change this license.',
  },
  notFound: {
    id: 'licenses.page.notFound',
    description: 'License page: Your team has no license with this number.',
  },
  toList: { id: 'licenses.page.toList', description: 'License page: Back to licenses' },
  numberLabel: { id: 'licenses.page.numberLabel', description: 'License page: license number' },
  computerLabel: { id: 'licenses.page.computerLabel', description: 'License page: computer name' },
});

export const orderMessages = defineMessages({
  orderNumber: { id: 'licenses.page.orderNumber', description: 'License page: Order number' },
  orderDate: { id: 'licenses.page.orderDate', description: 'License page: Order date' },
  orderKind: { id: 'licenses.page.orderKind', description: 'License page: Kind' },
  new: { id: 'licenses.page.new', description: 'License page: New license' },
  renewal: { id: 'licenses.page.renewal', description: 'License page: Renewal' },
  orderState: { id: 'licenses.page.orderState', description: 'License page: Status' },
  documents: { id: 'licenses.page.documents', description: 'License page: Documents' },
  documentOf: {
    id: 'licenses.page.documentOf',
    description: 'Name of a button that downloads the document of an order',
  },
  unpaid: { id: 'licenses.page.unpaid', description: 'License page: Unpaid' },
  unapproved: { id: 'licenses.page.unapproved', description: 'License page: Unapproved' },
  paid: { id: 'licenses.page.paid', description: 'License page: Payment complete' },
  failed: { id: 'licenses.page.failed', description: 'License page: Authentication failed' },
  cancelled: { id: 'licenses.page.cancelled', description: 'License page: Cancelled' },
});

export const eventMessages = defineMessages({
  issued: { id: 'licenses.page.issued', description: 'License page: License issued' },
  renewed: { id: 'licenses.page.renewed', description: 'License page: License renewed' },
  taken_back: { id: 'licenses.page.taken_back', description: 'License page: Renewal reversed' },
  released: { id: 'licenses.page.released', description: 'License page: {user} was released' },
  releasedUnknown: {
    id: 'licenses.page.releasedUnknown',
    description: 'License page: The active user was released',
  },
  standalone: {
    id: 'licenses.page.standalone',
    description: 'License page: Switched to standalone',
  },
  standaloneOn: {
    id: 'licenses.page.standaloneOn',
    description: 'License page: Switched to standalone on {computer}',
  },
  network: { id: 'licenses.page.network', description: 'License page: Switched to network' },
  forced_network: {
    id: 'licenses.page.forced_network',
    description: 'License page: Switched to network without its computer',
  },
  auto_renewal_on: {
    id: 'licenses.page.auto_renewal_on',
    description: 'License page: Auto-renewal switched on',
  },
  auto_renewal_off: {
    id: 'licenses.page.auto_renewal_off',
    description: 'License page: Auto-renewal switched off',
  },
});
