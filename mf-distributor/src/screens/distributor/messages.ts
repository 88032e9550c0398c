import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'distributor.title', description: 'Heading and document title' },
  lead: { id: 'distributor.lead', description: 'What the link is for' },
  activation: { id: 'distributor.activation', description: 'Not linked: what linking does' },
  startLink: { id: 'distributor.startLink', description: 'Button that leads to the distributor' },
  linkAgain: { id: 'distributor.linkAgain', description: 'The same, after a link has ended' },
  opening: { id: 'distributor.opening', description: 'The distributor’s page is on its way' },
  linked: { id: 'distributor.linked', description: 'Title of the success alert' },
  expires: { id: 'distributor.expires', description: 'Label: when the link ends' },
  created: { id: 'distributor.created', description: 'Label: when the link was made' },
  expired: { id: 'distributor.expired', description: 'Title: the link came to its end' },
  expiredAdvice: { id: 'distributor.expiredAdvice', description: 'What to do about it' },
  ended: { id: 'distributor.ended', description: 'Title: the distributor has ended the link' },
  endedAdvice: {
    id: 'distributor.endedAdvice',
    description: 'When that was noticed ({time}), and what to do',
  },
  manual: { id: 'distributor.manual', description: 'Heading above links to the manual' },
  linkageManual: { id: 'distributor.linkageManual', description: 'Link: page about linking' },
  searchManual: { id: 'distributor.searchManual', description: 'Link: page about searching' },
});
