import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  download: { id: 'licenses.export.download', description: 'Button' },
  failed: { id: 'licenses.export.failed', description: 'The file could not be made' },
  wholeOnly: {
    id: 'licenses.export.wholeOnly',
    description: 'Beside the button: disabled while a part of the list is missing',
  },
  fileName: { id: 'licenses.export.fileName', description: 'File name without ending, {day}' },
  validFrom: { id: 'licenses.export.validFrom', description: 'Column: first day' },
  validUntil: { id: 'licenses.export.validUntil', description: 'Column: last day' },
  state: { id: 'licenses.export.state', description: 'Column: valid, expired …' },
  contract: { id: 'licenses.export.contract', description: 'Column: contract in whole months' },
  on: { id: 'licenses.export.on', description: 'Auto-renewal is on' },
  off: { id: 'licenses.export.off', description: 'Auto-renewal is off' },
});
