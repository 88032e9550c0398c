import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  invite: { id: 'accounts.invite.invite', description: 'Button and heading of its dialog' },
  submit: { id: 'accounts.invite.submit', description: 'Button of the dialog' },
  email: { id: 'accounts.invite.email', description: 'Label' },
  locale: { id: 'accounts.invite.locale', description: 'Label' },
  lead: { id: 'accounts.invite.lead', description: 'What the mail does and how long it counts' },
  sent: { id: 'accounts.invite.sent', description: 'Snackbar; {email}' },
  notSent: { id: 'accounts.invite.notSent', description: 'Heading of a failure' },
  resend: { id: 'accounts.invite.resend', description: 'Menu entry' },
  revoke: { id: 'accounts.invite.revoke', description: 'Menu entry and button' },
  revokeTitle: { id: 'accounts.invite.revokeTitle', description: 'Heading of a dialog; {name}' },
  revokeEffect: { id: 'accounts.invite.revokeEffect', description: 'In that dialog' },
  revoked: { id: 'accounts.invite.revoked', description: 'Snackbar; {name}' },
  import: { id: 'accounts.invite.import', description: 'Button and heading of its dialog' },
  file: { id: 'accounts.invite.file', description: 'Label' },
  columns: { id: 'accounts.invite.columns', description: 'Help: what stands in the file' },
  check: { id: 'accounts.invite.check', description: 'Button: says what would happen' },
  send: { id: 'accounts.invite.send', description: 'Button; {count}: how many mails go out' },
  checked: {
    id: 'accounts.invite.checked',
    description: 'After a check; {count}: good lines, {faults}: lines with a fault',
  },
  done: { id: 'accounts.invite.done', description: 'After sending; {count} and {faults}' },
  line: { id: 'accounts.invite.line', description: 'Column' },
  lineNumber: { id: 'accounts.invite.lineNumber', description: 'In that column; {line}' },
  result: { id: 'accounts.invite.result', description: 'Column' },
  ready: { id: 'accounts.invite.ready', description: 'A line that will be sent' },
  noLines: { id: 'accounts.invite.noLines', description: 'The file has no line' },
  tooManyLines: { id: 'accounts.invite.tooManyLines', description: 'More than {max} lines' },
});

/** Why a line of the file is left out. */
export const faultMessages = defineMessages({
  quotes: {
    id: 'accounts.invite.fault.quotes',
    description: 'Of a whole file: the quotes of {line} do not fit',
  },
  line_too_long: {
    id: 'accounts.invite.fault.line',
    description: 'Of a whole file: {line} has too many characters',
  },
  not_an_email: { id: 'accounts.invite.fault.email', description: 'No mail address' },
  unknown_role: { id: 'accounts.invite.fault.role', description: 'Neither admin nor guest' },
  not_plain_text: { id: 'accounts.invite.fault.text', description: 'Control characters' },
  not_printable: { id: 'accounts.invite.fault.print', description: 'Papers cannot show the name' },
  too_long: { id: 'accounts.invite.fault.long', description: 'A name is too long' },
  twice: { id: 'accounts.invite.fault.twice', description: 'The address stands above already' },
  already_member: { id: 'accounts.invite.fault.member', description: 'Is in the team' },
  already_invited: { id: 'accounts.invite.fault.invited', description: 'Is invited' },
  too_many: { id: 'accounts.invite.fault.many', description: 'Too many mails today' },
});
