import * as z from 'zod/mini';
import { dropAhead, takeAhead } from './aheadAnswers.ts';
import { ApiError, isApiError } from './ApiError.ts';
import type { CallOptions, Method, RawAnswer } from './CallOptions.ts';
import { refusalIn } from './refusalIn.ts';
import { send } from './send.ts';

export { send } from './send.ts';

export interface Answer<T> {
  readonly data: T;
  readonly status: number;
  readonly headers: Headers;
}

/**
 * One call of the contract. Sends the page's tokens, validates the answer with the schema and turns
 * every failure into an `ApiError`.
 */
export async function call<T>(
  method: Method,
  path: string,
  schema: z.ZodMiniType<T>,
  options: CallOptions = {},
): Promise<Answer<T>> {
  const { status, headers, body } = await answerOf(method, path, options);
  const requestId = headers.get('X-Request-Id') ?? undefined;
  const refusal = refusalIn(body);
  if (refusal) throw new ApiError({ requestId, ...refusal, status, kind: 'refused' });
  const parsed = z.safeParse(schema, body);
  if (parsed.success) return { data: parsed.data, status, headers };
  throw new ApiError({ kind: 'malformed', status, requestId, cause: parsed.error });
}

/**
 * Fetches a file for code that must know when it has arrived. Otherwise use a link.
 *
 * @param type Required media type, e.g. `application/pdf`.
 * @throws ApiError
 */
export async function fetchFile(
  path: string,
  type: string,
  options: Omit<CallOptions, 'answer'> = {},
): Promise<Blob> {
  const { body, status } = await answerOf('GET', path, { ...options, answer: 'file' });
  if (body instanceof Blob && body.type.split(';')[0] === type && body.size > 0) return body;
  throw new ApiError({ kind: 'malformed', status });
}

async function answerOf(method: Method, path: string, options: CallOptions): Promise<RawAnswer> {
  const ahead = options.takesAhead ? takeAhead(path, options.signal) : undefined;
  try {
    return await (ahead ?? send(method, path, options));
  } catch (failure) {
    // A prefetched call does not renew the tokens.
    if (!ahead || !isApiError(failure) || failure.kind !== 'signed_out') throw failure;
    return await send(method, path, options);
  } finally {
    // Answers requested before the write ended may be outdated.
    if (method !== 'GET' && !options.outlivesPage) dropAhead();
  }
}
