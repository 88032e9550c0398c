import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  standaloneLead: { id: 'licenses.activation.standaloneLead', description: 'What the form is for' },
  networkLead: { id: 'licenses.activation.networkLead', description: 'What the form is for' },
  schematic: { id: 'licenses.activation.schematic', description: 'Label of a selection' },
  pcb: { id: 'licenses.activation.pcb', description: 'Label of a selection' },
  none: { id: 'licenses.activation.none', description: 'Selection: no license of this kind' },
  user: { id: 'licenses.activation.user', description: 'Label of a selection' },
  chooseUser: { id: 'licenses.activation.chooseUser', description: 'Selection: nobody chosen yet' },
  requestFile: { id: 'licenses.activation.requestFile', description: 'Label of the file field' },
  releaseFile: { id: 'licenses.activation.releaseFile', description: 'Label of the file field' },
  fileHelp: { id: 'licenses.activation.fileHelp', description: 'Where the file comes from' },
  noneFree: { id: 'licenses.activation.noneFree', description: 'No license can be switched now' },
  missingLicense: { id: 'licenses.activation.missingLicense', description: 'Beside the button' },
  missingUser: { id: 'licenses.activation.missingUser', description: 'Beside the button' },
  missingFile: { id: 'licenses.activation.missingFile', description: 'Beside or under a field' },
  standaloneDone: { id: 'licenses.activation.standaloneDone', description: 'Snackbar' },
  networkDone: { id: 'licenses.activation.networkDone', description: 'Snackbar' },
  standaloneFailed: { id: 'licenses.activation.standaloneFailed', description: 'Failure title' },
  networkFailed: { id: 'licenses.activation.networkFailed', description: 'Failure title' },
});

/** File refusals by the code of `X-Reason`. {extension} is `.lir` or `.lrr`. */
export const refusalMessages = defineMessages({
  no_file: { id: 'licenses.refusal.no_file', description: 'No file in the form' },
  wrong_extension: { id: 'licenses.refusal.wrong_extension', description: 'Not an {extension}' },
  empty: { id: 'licenses.refusal.empty', description: 'The file has no content' },
  too_large: { id: 'licenses.refusal.too_large', description: 'Over 64 KB' },
  malformed: { id: 'licenses.refusal.malformed', description: 'Damaged, or no license file' },
  wrong_kind: { id: 'licenses.refusal.wrong_kind', description: 'Content is not an {extension}' },
  unknown_key: { id: 'licenses.refusal.unknown_key', description: 'The device is not registered' },
  tampered: { id: 'licenses.refusal.tampered', description: 'Signature does not fit the content' },
  clock_skew: { id: 'licenses.refusal.clock_skew', description: 'Made over 24 hours from now' },
  reused: { id: 'licenses.refusal.reused', description: 'This file was used before' },
  foreign_device: { id: 'licenses.refusal.foreign_device', description: 'Of another device' },
  no_license: { id: 'licenses.refusal.no_license', description: 'No license was chosen' },
  wrong_product: {
    id: 'licenses.refusal.wrong_product',
    description: 'Request and license differ',
  },
  license_unavailable: {
    id: 'licenses.refusal.license_unavailable',
    description: 'The license was taken, switched or expired meanwhile',
  },
  not_standalone: { id: 'licenses.refusal.not_standalone', description: 'Given back already' },
  unknown: { id: 'licenses.refusal.unknown', description: 'No reason known' },
});
