import { defineMessages } from '@portal/shared';

/** What the dialog says before the second factors of a member are removed; {name}: whose. */
export const factorMessages = defineMessages({
  act: { id: 'accounts.factorReset.act', description: 'Menu entry and button' },
  title: { id: 'accounts.factorReset.title', description: 'Heading of the dialog; {name}' },
  sure: { id: 'accounts.factorReset.sure', description: 'What to do before; {name}' },
  later: { id: 'accounts.factorReset.later', description: 'When it happens' },
  mails: { id: 'accounts.factorReset.mails', description: 'Who is told and can stop it; {name}' },
  after: { id: 'accounts.factorReset.after', description: 'What is so afterwards; {name}' },
  done: { id: 'accounts.factorReset.done', description: 'Snackbar; {name}' },
  none: { id: 'accounts.factorReset.none', description: 'There is nothing to remove; {name}' },
  keep: { id: 'accounts.factorReset.keep', description: 'Menu entry: stop it' },
  kept: { id: 'accounts.factorReset.kept', description: 'Snackbar after that; {name}' },
  state: { id: 'accounts.factorReset.state', description: 'State; below it stands when' },
});
