import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'emi.notes.title', description: 'Heading of the usage notes' },
  version: { id: 'emi.notes.version', description: '{version} like 2026-11, below the notes' },
  agree: { id: 'emi.notes.agree', description: 'Label of the box' },
  agreeFirst: { id: 'emi.notes.agreeFirst', description: 'Why the button is disabled' },
});

/** The notes in order. If the meaning of one changes, raise `emiUsageNotesVersion`. */
export const noteMessages = defineMessages({
  check: { id: 'emi.notes.check', description: 'What an analysis is and is not' },
  project: { id: 'emi.notes.project', description: 'A license is for one project' },
  uses: { id: 'emi.notes.uses', description: 'When a use is counted' },
  data: { id: 'emi.notes.data', description: 'Who sees the data and for how many {days}' },
  rights: { id: 'emi.notes.rights', description: 'Which boards may be uploaded' },
});
