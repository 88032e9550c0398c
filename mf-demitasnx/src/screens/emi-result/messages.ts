import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'emi.result.title', description: 'Heading and document title' },
  toList: { id: 'emi.result.toList', description: 'Link: back to the list of analyses' },
  notFound: { id: 'emi.result.notFound', description: 'No job, or another team’s' },
  waiting: { id: 'emi.result.waiting', description: 'The job is in the queue' },
  processing: { id: 'emi.result.processing', description: 'The job is under way' },
  failed: { id: 'emi.result.failed', description: 'Title: the board could not be analyzed' },
  failedUnsaid: { id: 'emi.result.failedUnsaid', description: 'It failed, and no reason is known' },
  verdict: { id: 'emi.result.verdict', description: 'What the result is and is not' },
  facts: { id: 'emi.result.facts', description: 'Heading of the summary' },
  file: { id: 'emi.result.file', description: 'Fact: the uploaded file' },
  project: { id: 'emi.result.project', description: 'Fact: label and number of the license' },
  date: { id: 'emi.result.date', description: 'Fact: when and by whom it was asked for' },
  dateBy: { id: 'emi.result.dateBy', description: '{date}, by {user}' },
  board: { id: 'emi.result.board', description: 'Fact: the board' },
  boardSize: { id: 'emi.result.boardSize', description: '{width}, {height} in mm, {layers}' },
  content: { id: 'emi.result.content', description: 'Fact: what is on the board' },
  contentOf: { id: 'emi.result.contentOf', description: '{nets}, {parts}, {holes}, {features}' },
  basis: {
    id: 'emi.result.basis',
    description: 'Link and heading: parts and nets as the check recognized them',
  },
  splitter: { id: 'emi.result.splitter', description: 'Name of the border beside the board' },
  counts: { id: 'emi.result.counts', description: 'Name of the list: findings by severity' },
  suppressedCount: {
    id: 'emi.result.suppressedCount',
    description: 'Chip: {count} of the findings are suppressed',
  },
  differs: { id: 'emi.result.differs', description: 'Title: not the board of the first analysis' },
  differsSize: { id: 'emi.result.differsSize', description: '{now} instead of {first}, in mm' },
  differsLayers: { id: 'emi.result.differsLayers', description: '{now} instead of {first}, names' },
  toFirst: { id: 'emi.result.toFirst', description: 'Link to the first analysis' },
  warnings: { id: 'emi.result.warnings', description: 'Summary of {count} warnings' },
  warningPlace: { id: 'emi.result.warningPlace', description: '{file} and {line} of a warning' },
  times: { id: 'emi.result.times', description: 'After a warning: it occurred {times} times' },
  parameters: { id: 'emi.result.parameters', description: 'Summary of {count} assumed values' },
  parametersHelp: { id: 'emi.result.parametersHelp', description: 'How to give real values' },
  assumed: { id: 'emi.result.assumed', description: 'After a value: assumed' },
  skipped: { id: 'emi.result.skipped', description: 'Summary of {count} rules not checked' },
  filesGone: { id: 'emi.result.filesGone', description: 'Reports and board are gone after {days}' },
  filesUntil: {
    id: 'emi.result.filesUntil',
    description: 'Reports and board are kept until {date}',
  },
  reports: { id: 'emi.result.reports', description: 'Menu button' },
  savingReport: { id: 'emi.result.savingReport', description: 'Menu button while it works' },
  rerun: { id: 'emi.result.rerun', description: 'Button and title: analyze again' },
});

export const severityMessages = defineMessages({
  error: { id: 'emi.severity.error', description: 'Severity of a finding' },
  warning: { id: 'emi.severity.warning', description: 'Severity of a finding' },
  info: { id: 'emi.severity.info', description: 'Severity of a finding' },
});

export const confidenceMessages = defineMessages({
  certain: { id: 'emi.confidence.certain', description: 'Confidence of a finding' },
  likely: { id: 'emi.confidence.likely', description: 'Confidence of a finding' },
  worth_a_look: { id: 'emi.confidence.worthALook', description: 'Confidence of a finding' },
});

export const classMessages = defineMessages({
  ground: { id: 'emi.class.ground', description: 'Class of a net' },
  power: { id: 'emi.class.power', description: 'Class of a net' },
  clock: { id: 'emi.class.clock', description: 'Class of a net' },
  high_speed: { id: 'emi.class.highSpeed', description: 'Class of a net' },
  io: { id: 'emi.class.io', description: 'Class of a net' },
  unknown: { id: 'emi.class.unknown', description: 'Class of a net' },
});

export const sourceMessages = defineMessages({
  given: { id: 'emi.classSource.given', description: 'The class was given by the team' },
  guessed: { id: 'emi.classSource.guessed', description: 'The class is a guess' },
  none: { id: 'emi.classSource.none', description: 'Nobody knows the class' },
});

export const languageMessages = defineMessages({
  en: { id: 'emi.language.en', description: 'A language, within a menu entry' },
  ja: { id: 'emi.language.ja', description: 'A language, within a menu entry' },
});
