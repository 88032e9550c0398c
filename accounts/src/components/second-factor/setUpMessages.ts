import { defineMessages } from '@portal/shared';

export const setUpMessages = defineMessages({
  scan: { id: 'accounts.factor.scan', description: 'First step: scan the picture with the app' },
  picture: { id: 'accounts.factor.picture', description: 'What the picture shows, in words' },
  orType: { id: 'accounts.factor.orType', description: 'Before the key, below the picture' },
  key: { id: 'accounts.factor.key', description: 'For screen readers: name of the key' },
  copyKey: { id: 'accounts.factor.copyKey', description: 'Button beside the key' },
  codeHelp: { id: 'accounts.factor.codeHelp', description: 'Second step: below the label Code' },
  wrongCode: { id: 'accounts.factor.wrongCode', description: 'The first code is wrong' },
  over: { id: 'accounts.factor.setUpOver', description: 'The key was shown too long ago' },
  codesTitle: { id: 'accounts.factor.codesTitle', description: 'Title: recovery codes' },
  codesText: { id: 'accounts.factor.codesText', description: 'What they are for' },
  codesOnce: { id: 'accounts.factor.codesOnce', description: 'They are not shown again' },
  codesName: { id: 'accounts.factor.codesName', description: 'For screen readers: the list' },
  copyCodes: { id: 'accounts.factor.copyCodes', description: 'Button' },
  saveCodes: { id: 'accounts.factor.saveCodes', description: 'Button: download as a file' },
  printCodes: { id: 'accounts.factor.printCodes', description: 'Button' },
  kept: { id: 'accounts.factor.kept', description: 'Button: the codes are in a safe place' },
  fileName: { id: 'accounts.factor.fileName', description: 'Name of the file, without ending' },
  fileText: {
    id: 'accounts.factor.fileText',
    description: 'First line of the file, above the address',
  },
});
