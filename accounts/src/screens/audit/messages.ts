import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'accounts.audit.title', description: 'Heading: who did what in the team' },
  lead: { id: 'accounts.audit.lead', description: 'Below the heading' },
  search: { id: 'accounts.audit.search', description: 'Label of the search' },
  about: { id: 'accounts.audit.about', description: 'Label: what the acts are about' },
  person: { id: 'accounts.audit.person', description: 'Label and heading: who acted' },
  period: { id: 'accounts.audit.period', description: 'Label: since when' },
  days: { id: 'accounts.audit.days', description: 'Choice: the last so many days' },
  at: { id: 'accounts.audit.at', description: 'Heading: time of an act' },
  action: { id: 'accounts.audit.action', description: 'Heading: what was done' },
  subject: { id: 'accounts.audit.subject', description: 'Heading: person or thing acted upon' },
  ip: { id: 'accounts.audit.ip', description: 'Heading: where the act came from' },
  csv: { id: 'accounts.audit.csv', description: 'Button' },
  csvFailed: { id: 'accounts.audit.csvFailed', description: 'Title of an error' },
  older: { id: 'accounts.audit.older', description: 'Button: the following page' },
  newest: { id: 'accounts.audit.newest', description: 'Button: back to the first page' },
  none: { id: 'accounts.audit.none', description: 'Nothing matches the filters' },
  former: { id: 'accounts.audit.former', description: 'Who acted: no longer known' },
  operator: { id: 'accounts.audit.operator', description: 'Who acted: staff of the vendor' },
  system: { id: 'accounts.audit.system', description: 'Who acted: nobody, the portal itself' },
});

/** What acts are about. */
export const aboutMessages = defineMessages({
  access: { id: 'accounts.audit.about.access', description: 'Kind of acts: sign-ins' },
  people: { id: 'accounts.audit.about.people', description: 'Kind of acts' },
  team: { id: 'accounts.audit.about.team', description: 'Kind of acts' },
  licenses: { id: 'accounts.audit.about.licenses', description: 'Kind of acts' },
  orders: { id: 'accounts.audit.about.orders', description: 'Kind of acts' },
  emi: { id: 'accounts.audit.about.emi', description: 'Kind of acts' },
  downloads: { id: 'accounts.audit.about.downloads', description: 'Kind of acts' },
});
