import { z } from 'zod';
import { whyAway } from '../../platform/blobs/whyAway.ts';
import { ConfigurationError, errorCode, FilesAwayError } from '../../platform/errors.ts';
import { OperatorError } from '../../platform/commands/OperatorClient.ts';

/** What a command's failure says in the terminal: one sentence, without a stack. */
export function failureSentence(error: unknown): string {
  if (error instanceof OperatorError || error instanceof ConfigurationError) return error.message;
  if (error instanceof FilesAwayError) {
    return `A store of files cannot be reached: ${whyAway(error)}.`;
  }
  if (error instanceof z.core.$ZodError) {
    return 'The portal answered what this command cannot read: run it from the release that the portal runs.';
  }
  const file = pathOf(error);
  if (errorCode(error) === 'ENOENT' && file !== undefined) return `There is no ${file}.`;
  return `The command failed: ${innermost(error)}`;
}

/** The file that a failed call of the system was about. */
function pathOf(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'path' in error
    ? String(error.path)
    : undefined;
}

/** `fetch` and others only wrap what happened; of several attempts the first one says it. */
function innermost(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return innermost(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : innermost(error.cause);
}
