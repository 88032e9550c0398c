import { z } from 'zod';
import { refusalOf } from '../../../platform/answers/refusals/refusalOf.ts';

/** The status of a call that the gateway cannot carry out: the caller's fault, or 500 for its own. */
export function refusalStatus(error: unknown): number {
  return error instanceof z.ZodError ? 422 : (refusalOf(error)?.status ?? 500);
}
