import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'emi.findings.title', description: 'Name of the table' },
  count: { id: 'emi.findings.count', description: '{count} findings, nothing narrowed' },
  countOf: { id: 'emi.findings.countOf', description: '{count} of {total} findings match' },
  search: { id: 'emi.findings.search', description: 'Label of the search box' },
  no: { id: 'emi.findings.no', description: 'Column: number of the finding' },
  severity: { id: 'emi.findings.severity', description: 'Column and filter' },
  confidence: { id: 'emi.findings.confidence', description: 'Filter and fact' },
  folded: { id: 'emi.findings.folded', description: 'Button: folds {count} findings or not' },
  engines: {
    id: 'emi.findings.engines',
    description: 'The compared runs: {now} and {other} are versions of the engine',
  },
  rule: { id: 'emi.findings.rule', description: 'Column and filter' },
  net: { id: 'emi.findings.net', description: 'Column, filter and fact' },
  layer: { id: 'emi.findings.layer', description: 'Column and fact' },
  finding: { id: 'emi.findings.finding', description: 'Column: what is wrong' },
  status: { id: 'emi.findings.status', description: 'Filter: suppressed or not' },
  change: { id: 'emi.findings.change', description: 'Column and filter: since the other run' },
  none: { id: 'emi.findings.none', description: 'The analysis has found nothing' },
  allSuppressed: { id: 'emi.findings.allSuppressed', description: 'All findings are suppressed' },
  unknown: { id: 'emi.findings.unknown', description: 'The finding of the link is not there' },
  open: { id: 'emi.findings.open', description: 'Name of the button: opens finding {no}' },
  group: { id: 'emi.findings.group', description: 'Label of the choice: by what to group' },
  groupNone: { id: 'emi.findings.groupNone', description: 'Choice: do not group' },
  compare: { id: 'emi.findings.compare', description: 'Label of the choice of a run' },
  compareNone: { id: 'emi.findings.compareNone', description: 'Choice: no comparison' },
  run: { id: 'emi.findings.run', description: 'Choice: a run of {file} at {date}' },
  previousRun: { id: 'emi.findings.previousRun', description: 'Choice: the run before this one' },
  compareFailed: { id: 'emi.findings.compareFailed', description: 'Title of a failure' },
  number: { id: 'emi.findings.number', description: 'Heading: finding {no}' },
  close: { id: 'emi.findings.close', description: 'Button: closes the finding' },
  previous: { id: 'emi.findings.previous', description: 'Button: opens the finding before' },
  next: { id: 'emi.findings.next', description: 'Button: opens the finding after' },
  copy: { id: 'emi.findings.copy', description: 'Button: copies a link to the finding' },
  notCopied: { id: 'emi.findings.notCopied', description: 'Snackbar: the browser refused' },
  lightUp: { id: 'emi.findings.lightUp', description: 'Button: lights up the net on the board' },
  advice: { id: 'emi.findings.advice', description: 'Heading of what to do' },
  why: { id: 'emi.findings.why', description: 'Heading of the explanation' },
  netClass: { id: 'emi.findings.netClass', description: 'Fact: class of the net' },
  classOf: { id: 'emi.findings.classOf', description: '{class} and who says it, {source}' },
  otherNets: { id: 'emi.findings.otherNets', description: 'Fact: other nets that take part' },
  measured: { id: 'emi.findings.measured', description: 'Fact' },
  before: { id: 'emi.findings.before', description: 'Fact: measured in the other run' },
  beforeOf: { id: 'emi.findings.beforeOf', description: '{measured} and the {severity} then' },
  limit: { id: 'emi.findings.limit', description: 'Fact' },
  source: { id: 'emi.findings.source', description: 'Fact: where the limit comes from' },
  position: { id: 'emi.findings.position', description: 'Fact: place on the board' },
  positionOf: { id: 'emi.findings.positionOf', description: '{x} and {y} in mm' },
  suppress: { id: 'emi.findings.suppress', description: 'Button and title of the dialog' },
  suppressHelp: { id: 'emi.findings.suppressHelp', description: 'What suppressing does' },
  reason: { id: 'emi.findings.reason', description: 'Label of a field' },
  reasonMissing: { id: 'emi.findings.reasonMissing', description: 'Error of that field' },
  takeBack: { id: 'emi.findings.takeBack', description: 'Button: counts the finding again' },
  suppressed: { id: 'emi.findings.suppressed', description: 'Chip and title' },
  suppressedBy: { id: 'emi.findings.suppressedBy', description: '{reason}, {user} at {date}' },
  suppressFailed: { id: 'emi.findings.suppressFailed', description: 'Title of a failure' },
});

export const statusMessages = defineMessages({
  open: { id: 'emi.findings.statusOpen', description: 'State: neither fixed nor suppressed' },
  fixed: { id: 'emi.findings.statusFixed', description: 'State: the team says it is fixed' },
  suppressed: { id: 'emi.findings.statusSuppressed', description: 'Filter: suppressed' },
});

/** The group of findings without a net or part. Every finding has a rule. */
export const groupMessages = defineMessages({
  rule: { id: 'emi.findings.rule', description: 'Column and filter' },
  net: { id: 'emi.findings.noNet', description: 'Group: findings without a net' },
  part: { id: 'emi.findings.noPart', description: 'Group: findings about no single part' },
});

export const groupingMessages = defineMessages({
  rule: { id: 'emi.findings.rule', description: 'Column and filter' },
  net: { id: 'emi.findings.net', description: 'Column, filter and fact' },
  part: { id: 'emi.findings.part', description: 'Choice: group by part' },
});

export const changeMessages = defineMessages({
  new: { id: 'emi.change.new', description: 'Found in this run only' },
  still: { id: 'emi.change.still', description: 'Found in both runs' },
  gone: { id: 'emi.change.gone', description: 'Found in the other run only' },
});

export const unitMessages = defineMessages({
  mm: { id: 'emi.unit.mm', description: '{value} with its unit' },
  mm2: { id: 'emi.unit.mm2', description: '{value} with its unit' },
  '%': { id: 'emi.unit.percent', description: '{value} with its unit' },
  MHz: { id: 'emi.unit.mhz', description: '{value} with its unit' },
  'dBµV/m': { id: 'emi.unit.field', description: '{value} with its unit' },
  ps: { id: 'emi.unit.ps', description: '{value} with its unit' },
  count: { id: 'emi.unit.plain', description: '{value} without a unit' },
  ratio: { id: 'emi.unit.plain', description: '{value} without a unit' },
});
