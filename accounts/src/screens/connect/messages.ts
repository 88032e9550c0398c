import { defineMessages } from '@portal/shared';

/** The window that a page of another site opens. */
export const messages = defineMessages({
  title: { id: 'accounts.connect.title', description: 'Heading; {site}: name of the site' },
  asks: {
    id: 'accounts.connect.asks',
    description: 'Who asks: {origin} of the pages, {email} of the person',
  },
  mayDo: {
    id: 'accounts.connect.mayDo',
    description: 'Above the list of parts of the portal that the site shows',
  },
  limits: {
    id: 'accounts.connect.limits',
    description: 'Below the list: how long, and where it is taken back',
  },
  agree: { id: 'accounts.connect.agree', description: 'Button' },
  refuse: { id: 'accounts.connect.refuse', description: 'Button' },
  doneTitle: { id: 'accounts.connect.doneTitle', description: 'Heading when all is done' },
  done: { id: 'accounts.connect.done', description: 'The window closes by itself' },
  refusedTitle: { id: 'accounts.connect.refusedTitle', description: 'Heading after a refusal' },
  refused: { id: 'accounts.connect.refused', description: 'The site was not let in' },
  lostTitle: {
    id: 'accounts.connect.lostTitle',
    description: 'Heading when the page that opened the window is gone',
  },
  lost: { id: 'accounts.connect.lost', description: 'What to do then; {origin} of that page' },
});
