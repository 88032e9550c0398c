import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  team: { id: 'releases.remote.team', description: 'Below the name of a remote' },
  none: { id: 'releases.remote.none', description: 'There is no remote of this name' },
  reliability: { id: 'releases.remote.reliability', description: 'Heading: people and failures' },
  speed: { id: 'releases.remote.speed', description: 'Heading: load time and web vitals' },
  release: { id: 'releases.remote.release', description: 'Column: version and hash' },
  state: { id: 'releases.remote.state', description: 'Column: whether people get it' },
  since: { id: 'releases.remote.since', description: 'Column: since when people got it last' },
  people: { id: 'releases.remote.people', description: 'Column: people who have opened it' },
  opens: { id: 'releases.remote.opens', description: 'Column: how often it was opened' },
  failed: { id: 'releases.remote.failed', description: 'Column: people whom it has failed' },
  loading: { id: 'releases.remote.loading', description: 'Column: of them, while loading' },
  rendering: { id: 'releases.remote.rendering', description: 'Column: of them, at first render' },
  later: { id: 'releases.remote.later', description: 'Column: of them, later' },
  events: { id: 'releases.remote.events', description: 'Column: errors beside the screen' },
  calls: { id: 'releases.remote.calls', description: 'Column: calls that failed' },
  violations: { id: 'releases.remote.violations', description: 'Column: policy violations' },
  previews: { id: 'releases.remote.previews', description: 'Column: previews that failed' },
  measured: { id: 'releases.remote.measured', description: 'Column: load times measured' },
  median: { id: 'releases.remote.median', description: 'Column and series: median load time' },
  p95: { id: 'releases.remote.p95', description: 'Column and series: 95th percentile' },
  errors: { id: 'releases.remote.errors', description: 'Heading: the last errors' },
  noErrors: { id: 'releases.remote.noErrors', description: 'There are no errors' },
});

export const chartMessages = defineMessages({
  opensByDay: { id: 'releases.chart.opensByDay', description: 'Title of a chart' },
  loadByDay: { id: 'releases.chart.loadByDay', description: 'Title of a chart' },
  day: { id: 'releases.chart.day', description: 'What the places of a chart are: Tokyo days' },
  opens: { id: 'releases.chart.opens', description: 'Series: screens opened' },
  failures: { id: 'releases.chart.failures', description: 'Series: screens that failed' },
  loadAxis: { id: 'releases.chart.loadAxis', description: 'Title of an axis, with the unit' },
  caption: { id: 'releases.chart.caption', description: 'Below the title of a saved picture' },
});
