import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'emi.jobs.title', description: 'Name of the table' },
  id: { id: 'emi.jobs.id', description: 'Column' },
  status: { id: 'emi.jobs.status', description: 'Column, filter and name of the legend' },
  file: { id: 'emi.jobs.file', description: 'Column: name of the uploaded file' },
  started: { id: 'emi.jobs.started', description: 'Column: time of the upload' },
  finished: { id: 'emi.jobs.finished', description: 'Column' },
  user: { id: 'emi.jobs.user', description: 'Column' },
  license: { id: 'emi.jobs.license', description: 'Column' },
  report: { id: 'emi.jobs.report', description: 'Column' },
  search: { id: 'emi.jobs.search', description: 'Label of the search box' },
  count: { id: 'emi.jobs.count', description: '{count} jobs, nothing narrowed' },
  countOf: { id: 'emi.jobs.countOf', description: '{count} of {total} jobs match' },
  empty: { id: 'emi.jobs.empty', description: 'What to do for a first job' },
  none: { id: 'emi.jobs.none', description: 'There are no jobs, and no license for a first one' },
  succeeded: { id: 'emi.jobs.succeeded', description: 'Snackbar: {file} has been analyzed' },
  hasFailed: { id: 'emi.jobs.hasFailed', description: 'Snackbar: {file} could not be analyzed' },
  download: { id: 'emi.jobs.download', description: 'Button in a row' },
  downloadOf: { id: 'emi.jobs.downloadOf', description: 'Its name: the report about {file}' },
  formsOf: { id: 'emi.jobs.formsOf', description: 'Name of a menu: forms of the report on {file}' },
  form: { id: 'emi.jobs.form', description: 'Its entry: {format} like PDF, in {language}' },
  over: { id: 'emi.jobs.over', description: 'Why a report cannot be downloaded: {days} are over' },
  reportFailed: { id: 'emi.jobs.reportFailed', description: 'Failure title: report about {file}' },
});

export const statusMessages = defineMessages({
  waiting: { id: 'emi.status.waiting', description: 'Status of a job' },
  processing: { id: 'emi.status.processing', description: 'Status of a job' },
  success: { id: 'emi.status.success', description: 'Status of a job' },
  failed: { id: 'emi.status.failed', description: 'Status of a job' },
});
