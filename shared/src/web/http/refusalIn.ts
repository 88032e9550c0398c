import { ApiError } from './ApiError.ts';

interface Refusal {
  readonly code?: string;
  readonly message?: string;
  readonly fieldMessages?: Readonly<Record<string, string>>;
  readonly requestId?: string;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function texts(value: unknown): Readonly<Record<string, string>> | undefined {
  if (!isRecord(value)) return undefined;
  return Object.fromEntries(Object.entries(value).map(([field, text]) => [field, String(text)]));
}

/**
 * The refusal in an answer, or `undefined`. `error` is `true`, or the text `"true"` on the EMI
 * check's upload; `msg` is a sentence or a map of field texts.
 */
export function refusalIn(body: unknown): Refusal | undefined {
  if (!isRecord(body) || (body.error !== true && body.error !== 'true')) return undefined;
  const sentence = [body.msg, body.message].find((text) => typeof text === 'string');
  const fieldMessages = texts(body.msg);
  return {
    ...(typeof body.code === 'string' ? { code: body.code } : {}),
    ...(typeof sentence === 'string' ? { message: sentence } : {}),
    ...(fieldMessages ? { fieldMessages } : {}),
    ...(typeof body.request_id === 'string' ? { requestId: body.request_id } : {}),
  };
}

/** The error of a refused or failed answer. */
export function failureOf(
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  body: unknown,
): ApiError {
  return new ApiError({
    requestId: headers.get('X-Request-Id') ?? undefined,
    retryAfterSeconds: secondsIn(headers.get('Retry-After')),
    ...refusalIn(body),
    status,
    kind: status === 401 ? 'signed_out' : status >= 500 ? 'server' : 'refused',
  });
}

/** The seconds of a Retry-After header; our servers never send a date. */
function secondsIn(header: string | null): number | undefined {
  return header !== null && /^\d+$/u.test(header) ? Number(header) : undefined;
}
