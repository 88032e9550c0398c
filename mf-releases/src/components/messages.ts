import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  toList: { id: 'releases.toList', description: 'Link from a remote or an error to all releases' },
  needsFactor: {
    id: 'releases.needsFactor',
    description: 'Staff see the page only after a second factor within 12 hours',
  },
  signInAgain: { id: 'releases.signInAgain', description: 'Link that signs out and in again' },
  vitalRating: {
    id: 'releases.vitalRating',
    description: 'A web vital and its rating, as short as a chip: LCP: Good',
  },
  ms: { id: 'releases.ms', description: 'A short time; {value} is a whole number' },
  seconds: { id: 'releases.seconds', description: 'A time; {value} has a decimal' },
  times: { id: 'releases.times', description: 'How often an error has happened' },
  sources: { id: 'releases.sources', description: 'Heading of the stack of an error' },
  noStack: { id: 'releases.noStack', description: 'Of an error without any place' },
  anonymous: { id: 'releases.anonymous', description: 'A function without a name, in a stack' },
});

export const ratingMessages = defineMessages({
  good: { id: 'releases.rating.good', description: 'Rating of a web vital' },
  fair: { id: 'releases.rating.fair', description: 'Rating of a web vital' },
  poor: { id: 'releases.rating.poor', description: 'Rating of a web vital' },
});

export const stateMessages = defineMessages({
  current: { id: 'releases.state.current', description: 'The release that everybody gets' },
  canary: { id: 'releases.state.canary', description: 'A release that only some people get' },
  previous: { id: 'releases.state.previous', description: 'What pages fall back to' },
  past: { id: 'releases.state.past', description: 'A release that nobody gets any more' },
});

export const audienceMessages = defineMessages({
  staff: { id: 'releases.audience.staff', description: 'Staff get a canary' },
  teams: { id: 'releases.audience.teams', description: 'So many teams get a canary' },
  share: { id: 'releases.audience.share', description: 'A share of all other people gets it' },
});

export const kindMessages = defineMessages({
  load: { id: 'releases.kind.load', description: 'A screen could not be loaded' },
  render: { id: 'releases.kind.render', description: 'A screen threw at its first render' },
  effect: { id: 'releases.kind.effect', description: 'A screen threw later' },
  event: { id: 'releases.kind.event', description: 'An error beside a screen that stays' },
  call: { id: 'releases.kind.call', description: 'A call to the portal has failed' },
  violation: { id: 'releases.kind.violation', description: 'Refused by a policy of the page' },
  preview: { id: 'releases.kind.preview', description: 'The server could not render a screen' },
});

/** Short forms are the same in both languages; the long ones explain them. */
export const vitalMessages = defineMessages({
  lcp: { id: 'releases.vital.lcp', description: 'Largest Contentful Paint' },
  inp: { id: 'releases.vital.inp', description: 'Interaction to Next Paint' },
  cls: { id: 'releases.vital.cls', description: 'Cumulative Layout Shift' },
});
