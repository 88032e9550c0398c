import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  bit64: { id: 'downloads.file.bit64', description: 'Button: the file for 64-bit Windows' },
  bit32: { id: 'downloads.file.bit32', description: 'Button: the file for 32-bit Windows' },
  bit64Of: { id: 'downloads.file.bit64Of', description: 'The same of another {version}' },
  bit32Of: { id: 'downloads.file.bit32Of', description: 'The same of another {version}' },
  missing64: { id: 'downloads.file.missing64', description: 'There is no 64-bit file' },
  missing32: { id: 'downloads.file.missing32', description: 'There is no 32-bit file' },
  name: { id: 'downloads.file.name', description: 'Label: name of the file' },
  version: { id: 'downloads.file.version', description: 'Label: version' },
  size: { id: 'downloads.file.size', description: 'Label: size of the file' },
  date: { id: 'downloads.file.date', description: 'Label: when it was published' },
  hash: { id: 'downloads.file.hash', description: 'Label: hash of the content' },
  copy: { id: 'downloads.file.copy', description: 'Button: copy the hash of {file}' },
});
