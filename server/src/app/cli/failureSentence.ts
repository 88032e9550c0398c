import { z } from 'zod';
import { whyAway } from '../../platform/blobs/whyAway.ts';
import { ConfigurationError, errorCode, FilesAwayError } from '../../platform/errors.ts';
import { OperatorError } from '../../platform/commands/OperatorClient.ts';

/** A failure as one sentence for the terminal, without a stack trace. */
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

/** The path in a system error. */
function pathOf(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'path' in error
    ? String(error.path)
    : undefined;
}

/** The root cause, which `fetch` and others wrap; of several attempts, the first. */
function innermost(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return innermost(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : innermost(error.cause);
}
