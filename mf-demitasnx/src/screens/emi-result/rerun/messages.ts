import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  help: { id: 'emi.rerun.help', description: 'What a re-run does and costs' },
  given: { id: 'emi.rerun.given', description: 'The given list of classes is used: {lines}' },
  replaced: { id: 'emi.rerun.replaced', description: 'The chosen file replaces the given list' },
  start: { id: 'emi.rerun.start', description: 'Primary button' },
  wrong: { id: 'emi.rerun.wrong', description: 'Why the button is disabled' },
  failed: { id: 'emi.rerun.failed', description: 'Title of a failure' },
});

/** Why a re-run was refused, by error code. */
export const refusalMessages = defineMessages({
  off: { id: 'emi.rerun.off', description: 'Refusal: the operator has switched the service off' },
  not_finished: { id: 'emi.rerun.notFinished', description: 'Refusal: the run has not succeeded' },
  over: { id: 'emi.rerun.over', description: 'Refusal: the board is not stored any more' },
  busy: { id: 'emi.rerun.busy', description: 'Refusal: too many runs of the team wait' },
});
