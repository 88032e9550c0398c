import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'releases.list.title', description: 'Heading and document title' },
  lead: { id: 'releases.list.lead', description: 'What the list shows' },
  errorId: { id: 'releases.list.errorId', description: 'Field for the id of an error' },
  find: { id: 'releases.list.find', description: 'Button that finds an error by its id' },
  remote: { id: 'releases.list.remote', description: 'Column: name of the remote' },
  team: { id: 'releases.list.team', description: 'Column: team that answers for the remote' },
  release: { id: 'releases.list.release', description: 'Column: version and hash' },
  state: { id: 'releases.list.state', description: 'Column: current or canary' },
  since: { id: 'releases.list.since', description: 'Column: since when people get it' },
  opens: { id: 'releases.list.opens', description: 'Column: how often it was opened' },
  failed: { id: 'releases.list.failed', description: 'Column: people whom it has failed' },
  failedOf: { id: 'releases.list.failedOf', description: '{failed} of {people} people' },
  load: { id: 'releases.list.load', description: 'Column: load time, median and 95th percentile' },
  vitals: { id: 'releases.list.vitals', description: 'Column: the web vital that stands worst' },
});
