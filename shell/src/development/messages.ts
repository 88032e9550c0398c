import { defineMessages } from '@portal/shared';

export const developmentMessages = defineMessages({
  name: { id: 'shell.development.name', description: 'Name of the bar for screen readers' },
  taken: {
    id: 'shell.development.taken',
    description: '{remote}: its name; {origin}: the address of the developer’s server',
  },
  until: { id: 'shell.development.until', description: '{time}: hour and minute' },
  away: {
    id: 'shell.development.away',
    description: 'The developer’s server does not answer; what is there stays',
  },
  screen: {
    id: 'shell.development.screen',
    description: 'Of the screen in sight: {remote} {version} {hash}',
  },
  owner: { id: 'shell.development.owner', description: '{owner}: a team' },
  noOwner: { id: 'shell.development.noOwner', description: 'The configuration names no team' },
  frame: { id: 'shell.development.frame', description: 'The page in sight is no remote’s' },
  reset: { id: 'shell.development.reset', description: 'Button: takes the released version again' },
});
