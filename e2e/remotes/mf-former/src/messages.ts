import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  ask: { id: 'former.ask', description: 'Button, and title of the question' },
  back: { id: 'former.back', description: 'Button to the list' },
  clear: { id: 'former.clear', description: 'Button that clears the note' },
  count: { id: 'former.count', description: '{count}: number of licenses' },
  ends: { id: 'former.ends', description: 'Column: last day' },
  note: { id: 'former.note', description: 'Field' },
  noteOf: { id: 'former.noteOf', description: 'Heading; {number}: of a license' },
  number: { id: 'former.number', description: 'Column' },
  said: { id: 'former.said', description: 'After the note was cleared' },
  title: { id: 'former.title', description: 'Heading and name of the table' },
});
