import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  title: { id: 'emi.thread.title', description: 'Heading: assignment and history of a finding' },
  assignee: { id: 'emi.thread.assignee', description: 'Label: who takes care of the finding' },
  nobody: { id: 'emi.thread.nobody', description: 'Choice: no person' },
  fix: { id: 'emi.thread.fix', description: 'Button: the finding is fixed' },
  reopen: { id: 'emi.thread.reopen', description: 'Button: the finding is not fixed' },
  comment: { id: 'emi.thread.comment', description: 'Label of the field' },
  missing: { id: 'emi.thread.missing', description: 'Error of that field' },
  mentionHelp: { id: 'emi.thread.mentionHelp', description: 'Help: “@” offers colleagues' },
  mention: { id: 'emi.thread.mention', description: 'Label: whom the comment notifies' },
  send: { id: 'emi.thread.send', description: 'Button: adds the comment' },
  failed: { id: 'emi.thread.failed', description: 'Title of a failure' },
  by: { id: 'emi.thread.by', description: 'Author and date of a remark: {user}, {date}' },
  to: { id: 'emi.thread.to', description: 'A comment, {text}, that mentions {name}' },
});

/** What was done, in the history. */
export const actMessages = defineMessages({
  assign: { id: 'emi.thread.assigned', description: 'Assigned to {name}' },
  unassign: { id: 'emi.thread.unassigned', description: 'Assigned to nobody' },
  fix: { id: 'emi.thread.fixed', description: 'Marked as fixed' },
  reopen: { id: 'emi.thread.reopened', description: 'Marked as open again' },
  suppress: { id: 'emi.thread.suppressed', description: 'Suppressed, with {reason}' },
  unsuppress: { id: 'emi.thread.unsuppressed', description: 'Not suppressed any more' },
});
