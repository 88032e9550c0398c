import type { FilesAwayError } from '../errors.ts';

/** Why a blob store is unavailable, as the end of a sentence for operators. */
export function whyAway({ cause }: FilesAwayError): string {
  return cause instanceof Error ? cause.message : 'it does not answer';
}
