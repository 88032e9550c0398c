import { z } from 'zod';
import { refusalOf } from '../../../platform/answers/refusals/refusalOf.ts';

/** The status of a failed call: the caller's fault, or 500. */
export function refusalStatus(error: unknown): number {
  return error instanceof z.ZodError ? 422 : (refusalOf(error)?.status ?? 500);
}
