import * as z from 'zod/mini';
import { parseJson } from '../../basics/text/parseJson.ts';
import { aheadCalls } from './aheadCalls.ts';
import { ApiError } from './ApiError.ts';
import { apiConfiguration } from './configureApi.ts';
import { refusalIn } from './refusalIn.ts';
import { send, type CallOptions, type Method, type RawAnswer } from './send.ts';

export interface Answer<T> {
  readonly data: T;
  readonly status: number;
  readonly headers: Headers;
}

let renewal: Promise<boolean> | undefined;

/** Calls that fail at the same moment share one renewal. */
export function renewOnce(): Promise<boolean> {
  renewal ??= apiConfiguration()
    .renew()
    .finally(() => {
      renewal = undefined;
    });
  return renewal;
}

/** A refused or failed answer. */
export function failureOf({ status, headers, text }: RawAnswer): ApiError {
  const refusal = refusalIn(parseJson(text));
  return new ApiError({
    requestId: headers.get('X-Request-Id') ?? undefined,
    retryAfterSeconds: secondsIn(headers.get('Retry-After')),
    ...refusal,
    status,
    kind: status === 401 ? 'signed_out' : status >= 500 ? 'server' : 'refused',
  });
}

/** The seconds of a Retry-After header; our servers send no dates in it. */
function secondsIn(header: string | null): number | undefined {
  return header !== null && /^\d+$/u.test(header) ? Number(header) : undefined;
}

function isWorthRenewing(answer: RawAnswer): boolean {
  if (answer.status === 401) return true;
  return answer.status === 403 && refusalIn(parseJson(answer.text))?.code === 'csrf';
}

function read<T>(
  answer: RawAnswer,
  schema: z.ZodMiniType<T>,
  expected: 'json' | 'text',
): Answer<T> {
  const { status, headers, text } = answer;
  const body = expected === 'text' ? text.trim() : parseJson(text);
  const requestId = headers.get('X-Request-Id') ?? undefined;
  const refusal = refusalIn(body);
  if (refusal) throw new ApiError({ requestId, ...refusal, status, kind: 'refused' });
  const parsed = z.safeParse(schema, body);
  if (parsed.success) return { data: parsed.data, status, headers };
  throw new ApiError({ kind: 'malformed', status, requestId, cause: parsed.error });
}

/**
 * One call of the contract. Sends the page's tokens, checks the answer with the schema and turns
 * every failure into an `ApiError`. A 401 (or a stale CSRF token) renews the tokens once and
 * repeats; when that fails the session is reported as over.
 */
export async function call<T>(
  method: Method,
  path: string,
  schema: z.ZodMiniType<T>,
  options: CallOptions = {},
): Promise<Answer<T>> {
  const answer = await successOf(method, path, options);
  return read(answer, schema, options.answer === 'text' ? 'text' : 'json');
}

/**
 * A file that a call answers with, for work that must know when it is here; else a link does.
 *
 * @param type Media type that it must have, e.g. `application/pdf`.
 * @throws ApiError
 */
export async function fetchFile(
  path: string,
  type: string,
  options: Omit<CallOptions, 'answer'> = {},
): Promise<Blob> {
  const { file, status } = await successOf('GET', path, { ...options, answer: 'file' });
  if (file?.type.split(';')[0] === type && file.size > 0) return file;
  throw new ApiError({ kind: 'malformed', status });
}

async function successOf(method: Method, path: string, options: CallOptions): Promise<RawAnswer> {
  const isWrite = method !== 'GET' && !options.outlivesPage;
  const exchange = () => {
    const answer = send(method, path, options);
    // What was asked for before a write was done may not know of it.
    return isWrite ? answer.finally(() => aheadCalls.drop?.()) : answer;
  };
  const taken = options.takesAhead ? aheadCalls.take?.(path, options.signal) : undefined;
  let answer = await (taken ?? exchange());
  if (!options.isPlain) {
    if (isWorthRenewing(answer) && (await renewOnce())) answer = await exchange();
    if (answer.status === 401) apiConfiguration().onSignedOut();
  }
  if (answer.status >= 400) throw failureOf(answer);
  return answer;
}
