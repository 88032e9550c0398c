import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  license: { id: 'emi.upload.license', description: 'Label of a selection' },
  chooseLicense: { id: 'emi.upload.chooseLicense', description: 'Selection: none chosen yet' },
  project: { id: 'emi.upload.project', description: 'Label of a field to read' },
  file: { id: 'emi.upload.file', description: 'Label of the file field' },
  optional: { id: 'emi.upload.optional', description: 'Heading of the fields that can be opened' },
  optionalHelp: { id: 'emi.upload.optionalHelp', description: 'What these fields are for' },
  classes: { id: 'emi.upload.classes', description: 'Label of the file field for classes of nets' },
  classesHelp: { id: 'emi.upload.classesHelp', description: 'What the file has in its lines' },
  maxFrequencyMhz: { id: 'emi.upload.maxFrequency', description: 'Label of a number field' },
  relativePermittivity: { id: 'emi.upload.permittivity', description: 'Label of a number field' },
  dielectricsMm: { id: 'emi.upload.dielectrics', description: 'Label of a field for numbers' },
  upload: { id: 'emi.upload.upload', description: 'Primary button' },
  done: { id: 'emi.upload.done', description: 'Snackbar: {file} waits for its analysis' },
  errors: { id: 'emi.upload.errors', description: 'Heading of the snackbar with a refusal' },
  fileChanged: {
    id: 'emi.upload.fileChanged',
    description: 'The chosen file is not the same any more, or is gone',
  },
  failed: { id: 'emi.upload.failed', description: 'Heading of the snackbar with a failure' },
  sending: { id: 'emi.upload.sending', description: 'Label of the progress: {file} is sent' },
  checking: { id: 'emi.upload.checking', description: 'Label of the progress: all is sent' },
  sent: { id: 'emi.upload.sent', description: '{sent} of {total}, both with their units' },
  pace: { id: 'emi.upload.pace', description: '{speed} a second; {minutes} or {seconds} are left' },
  stay: { id: 'emi.upload.stay', description: 'The page must stay open' },
  interrupted: {
    id: 'emi.upload.interrupted',
    description: 'The connection is lost; the upload goes on by itself',
  },
  stopped: {
    id: 'emi.upload.stopped',
    description: 'Title: the upload of {file} stopped at {sent} of {total}',
  },
  chooseAgain: {
    id: 'emi.upload.chooseAgain',
    description: 'How it can go on, {until} a date and time',
  },
  goesOn: { id: 'emi.upload.goesOn', description: 'The chosen file is that of the upload' },
  goOn: { id: 'emi.upload.goOn', description: 'Primary button: sends the rest of the file' },
  discard: { id: 'emi.upload.discard', description: 'Button: removes what has been sent' },
  gone: { id: 'emi.upload.gone', description: 'The upload to go on with is not there any more' },
  cancel: { id: 'emi.upload.cancel', description: 'Button: ends the upload under way' },
});

/** Why a file is not accepted. {extensions} are the allowed ones, {size} is the limit. */
export const problemMessages = defineMessages({
  wrong_extension: { id: 'emi.upload.wrongExtension', description: 'Not one of {extensions}' },
  empty: { id: 'emi.upload.empty', description: 'The file has no content' },
  too_large: {
    id: 'emi.upload.tooLarge',
    description: 'The file has {bytes}, up to {limit} are taken: {size} in words',
  },
});

/** What is wrong with a setting's text. */
export const wrongMessages = defineMessages({
  maxFrequencyMhz: { id: 'emi.upload.wrongFrequency', description: 'Error of a number field' },
  relativePermittivity: {
    id: 'emi.upload.wrongPermittivity',
    description: 'Error of a number field',
  },
  dielectricsMm: { id: 'emi.upload.wrongDielectrics', description: 'Error of a field for numbers' },
});

/** Why the button is disabled. */
export const missingMessages = defineMessages({
  license: { id: 'emi.upload.missingLicense', description: 'Beside the button' },
  file: { id: 'emi.upload.missingFile', description: 'Beside the button' },
  settings: { id: 'emi.upload.missingSettings', description: 'Beside the button' },
});
