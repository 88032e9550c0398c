import type { FastifyError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { DiskFullError, errorCode, NotFoundError, RequestError } from '../../errors.ts';

/** Codes of errors that Fastify raises, by status. */
const fastifyCodes: Readonly<Record<number, string>> = {
  400: 'invalid',
  404: 'not_found',
  405: 'not_found',
  413: 'too_large',
  415: 'invalid',
  429: 'too_many',
};

/** Fastify codes of a path that cannot be decoded or has too long a parameter. */
const wrongAddresses: ReadonlySet<string> = new Set([
  'FST_ERR_MAX_PARAM_LENGTH',
  'FST_ERR_BAD_URL',
]);

/** PostgreSQL's codes for a NUL character, in text and in JSON. */
const unstorableText: ReadonlySet<string> = new Set(['22021', '22P05']);

/** Disk full or quota exceeded, on this machine and on PostgreSQL's. */
const noRoom: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Most validation issues reported in one response. */
export const mostIssues = 20;

const unknownKeys = 'has unknown keys';

/** The error as the caller may see it; `undefined` for a server fault. */
export function refusalOf(error: unknown): RequestError | undefined {
  if (error instanceof RequestError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    // A malformed path is a missing page.
    if ('validationContext' in error && error.validationContext === 'params')
      return new NotFoundError();
    const messages = error.validation.slice(0, mostIssues).map(messageOf);
    return new RequestError(422, 'invalid', Object.fromEntries(messages));
  }
  if (unstorableText.has(errorCode(error) ?? '')) return new RequestError(422, 'invalid');
  if (noRoom.has(errorCode(error) ?? '')) return new DiskFullError(error);
  if (!isFastifyError(error)) return undefined;
  if (wrongAddresses.has(errorCode(error) ?? '')) return new NotFoundError();
  const status = error.statusCode ?? 500;
  const code = fastifyCodes[status];
  if (code === undefined) return undefined;
  if (code !== 'invalid') return new RequestError(status, code);
  // Fastify could not read the body. Its messages repeat nothing of the input.
  const isOfBody = errorCode(error)?.startsWith('FST_ERR_CTP') ?? false;
  const field = status === 415 ? 'content-type' : 'body';
  return new RequestError(422, code, isOfBody ? { [field]: error.message } : undefined);
}

interface Issue {
  readonly keyword: string;
  readonly instancePath: string;
  readonly message?: string | undefined;
  readonly params: Readonly<Record<string, unknown>>;
}

/**
 * The wire name of an issue's field (the first segment of `/licenses/0/count`, or `body`) and its
 * message. Unknown keys are not listed, so that the response does not grow with the input.
 */
function messageOf({ keyword, instancePath, message, params }: Issue): readonly [string, string] {
  // For an invalid key of a record, the path is the key.
  if (keyword === 'invalid_key') return ['body', unknownKeys];
  const field = instancePath.split('/').find((segment) => segment !== '');
  const text = Array.isArray(params.keys) ? unknownKeys : message;
  return [field ?? 'body', text ?? 'is not valid'];
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';
}

/** The body of a refused call, the contract's `errorSchema`. */
export function refusalBody(refusal: RequestError, requestId: string): string {
  const { code, fieldMessages: msg } = refusal;
  const rest = msg === undefined ? {} : { msg };
  return JSON.stringify({ error: true, code, ...rest, request_id: requestId });
}
