import { defineMessages } from '@portal/shared';

/** The acts on the chosen licenses: buttons, questions and answers. */
export const messages = defineMessages({
  release: { id: 'licenses.chosen.release', description: 'Button: release the chosen ones' },
  autoRenewal: { id: 'licenses.chosen.autoRenewal', description: 'Menu button: on or off' },
  turnOn: { id: 'licenses.chosen.turnOn', description: 'Menu and button: auto-renewal on' },
  turnOff: { id: 'licenses.chosen.turnOff', description: 'Menu and button: auto-renewal off' },
  turnOnRenewal: { id: 'licenses.chosen.turnOnRenewal', description: 'Entry of a longer menu' },
  turnOffRenewal: { id: 'licenses.chosen.turnOffRenewal', description: 'Entry of a longer menu' },
  more: { id: 'licenses.chosen.more', description: 'Name of the menu with further acts' },
  renew: { id: 'licenses.chosen.renew', description: 'Button: renewals of the chosen ones' },
  putIntoCart: { id: 'licenses.chosen.putIntoCart', description: 'Button of the renewal question' },
  csv: { id: 'licenses.chosen.csv', description: 'Button: the chosen ones as a file' },
  saved: { id: 'licenses.chosen.saved', description: 'Snackbar: a file with {count} licenses' },
  numbers: {
    id: 'licenses.chosen.numbers',
    description: 'The first numbers of licenses, and {count} more of them',
  },
  left: { id: 'licenses.chosen.left', description: 'Above reasons: {count} are not changed' },
  leftOf: { id: 'licenses.chosen.leftOf', description: 'One reason, and the licenses it is of' },
  none: { id: 'licenses.chosen.none', description: 'The act is possible for none of the chosen' },
  progress: { id: 'licenses.chosen.progress', description: 'Beside a bar: {done} of {count}' },
  stop: { id: 'licenses.chosen.stop', description: 'Button: end the act before it is complete' },
  stopped: {
    id: 'licenses.chosen.stopped',
    description: 'Title: the act was stopped before {count} licenses',
  },
  continue: { id: 'licenses.chosen.continue', description: 'Button: go on with a stopped act' },
  unanswered: {
    id: 'licenses.chosen.unanswered',
    description: 'Title of a failure: it is not known what has become of {count} licenses',
  },
});

export const questionMessages = {
  release: defineMessages({
    title: { id: 'licenses.chosen.release.title', description: 'Question about {count} licenses' },
    lead: { id: 'licenses.chosen.release.lead', description: 'What will happen to {count}' },
    done: { id: 'licenses.chosen.release.done', description: '{count} were released' },
  }),
  turnOn: defineMessages({
    title: { id: 'licenses.chosen.turnOn.title', description: 'Question about {count} licenses' },
    lead: { id: 'licenses.chosen.turnOn.lead', description: 'What will happen to {count}' },
    done: { id: 'licenses.chosen.turnOn.done', description: 'Auto-renewal of {count} is on' },
  }),
  turnOff: defineMessages({
    title: { id: 'licenses.chosen.turnOff.title', description: 'Question about {count} licenses' },
    lead: { id: 'licenses.chosen.turnOff.lead', description: 'What will happen to {count}' },
    done: { id: 'licenses.chosen.turnOff.done', description: 'Auto-renewal of {count} is off' },
  }),
  renew: defineMessages({
    title: { id: 'licenses.chosen.renew.title', description: 'Question about {count} licenses' },
    lead: { id: 'licenses.chosen.renew.lead', description: 'What will happen to {count}' },
  }),
} as const;

/** Why a license is skipped; each precedes the numbers of such licenses. */
export const reasonMessages = defineMessages({
  not_found: { id: 'licenses.left.not_found', description: 'It is gone' },
  not_in_use: { id: 'licenses.left.not_in_use', description: 'Nobody works with it' },
  standalone: { id: 'licenses.left.standalone', description: 'It is bound to a computer' },
  not_allowed: { id: 'licenses.left.not_allowed', description: 'A guest releases their own only' },
  trial: { id: 'licenses.left.trial', description: 'It is a trial' },
  already_on: { id: 'licenses.left.already_on', description: 'Auto-renewal is already on' },
  already_off: { id: 'licenses.left.already_off', description: 'Auto-renewal is already off' },
  unpaid_order: { id: 'licenses.left.unpaid_order', description: 'An unpaid order has it' },
  ended_long_ago: { id: 'licenses.left.ended_long_ago', description: 'Too late to renew it' },
});
