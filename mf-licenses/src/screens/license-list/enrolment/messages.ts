import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  lead: { id: 'licenses.enrolment.lead', description: 'What registering is for' },
  create: { id: 'licenses.enrolment.create', description: 'Primary button' },
  createNew: { id: 'licenses.enrolment.createNew', description: 'Button when a code is shown' },
  code: { id: 'licenses.enrolment.code', description: 'Label of the code' },
  use: { id: 'licenses.enrolment.use', description: 'What to do with the code, until {time}' },
  copy: { id: 'licenses.enrolment.copy', description: 'Button beside the code' },
  failed: { id: 'licenses.enrolment.failed', description: 'Failure title' },
});
