import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'accounts.sites.title', description: 'Heading' },
  lead: { id: 'accounts.sites.lead', description: 'Below the heading' },
  none: { id: 'accounts.sites.none', description: 'Instead of the list' },
  list: { id: 'accounts.sites.list', description: 'Heading of the list; {count}: sites' },
  remotes: {
    id: 'accounts.sites.remotes',
    description: '{remotes}: titles of the parts of the portal that the site shows',
  },
  times: {
    id: 'accounts.sites.times',
    description: '{connected}, {ends}: instants from when and until when',
  },
  disconnect: { id: 'accounts.sites.disconnect', description: 'Button' },
  disconnectOf: { id: 'accounts.sites.disconnectOf', description: 'Button read out: {site}' },
  disconnected: { id: 'accounts.sites.disconnected', description: 'Snackbar: {site}, its name' },
});
