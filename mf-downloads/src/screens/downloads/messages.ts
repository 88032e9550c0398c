import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'downloads.title', description: 'Heading and document title' },
  empty: { id: 'downloads.empty', description: 'Nothing has been published yet' },
  version: { id: 'downloads.version', description: 'Heading of the latest {version}' },
  stepDownload: { id: 'downloads.stepDownload', description: 'First step, above the buttons' },
  stepInstall: { id: 'downloads.stepInstall', description: 'Second step' },
  notes: { id: 'downloads.notes', description: 'Heading of what to mind' },
  noteCoexist: { id: 'downloads.noteCoexist', description: 'To mind: one bit size only' },
  noteUninstall: { id: 'downloads.noteUninstall', description: 'To mind: from 32 to 64 bits' },
  releaseNotes: { id: 'downloads.releaseNotes', description: 'Heading of what is new' },
  signed: { id: 'downloads.signed', description: 'The installers carry an EV code signature' },
  signedOne: {
    id: 'downloads.signedOne',
    description: 'Only the installer for {bit, 32 or 64}-bit Windows carries an EV code signature',
  },
  combined: { id: 'downloads.combined', description: 'Section of the version for combined use' },
  combinedUse: { id: 'downloads.combinedUse', description: 'When to take {version}' },
  combinedDotnet: {
    id: 'downloads.combinedDotnet',
    description: 'To mind: a Windows feature that may have to be turned on',
  },
  dotnet: { id: 'downloads.dotnet', description: 'Section for older systems' },
  dotnetNeeded: { id: 'downloads.dotnetNeeded', description: 'What older systems lack' },
  dotnetLink: { id: 'downloads.dotnetLink', description: 'Link to the installer of .NET' },
  links: { id: 'downloads.links', description: 'Heading of the related links' },
  requirements: { id: 'downloads.requirements', description: 'Related link' },
  installMethod: { id: 'downloads.installMethod', description: 'Related link' },
});
