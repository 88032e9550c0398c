import type { FastifyError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { DiskFullError, errorCode, NotFoundError, RequestError } from '../../errors.ts';

/** Codes of faults that fastify itself finds, by status. */
const fastifyCodes: Readonly<Record<number, string>> = {
  400: 'invalid',
  404: 'not_found',
  405: 'not_found',
  413: 'too_large',
  415: 'invalid',
  429: 'too_many',
};

/** Of an address with a part that is longer than any name of ours, or that cannot be read. */
const wrongAddresses: ReadonlySet<string> = new Set([
  'FST_ERR_MAX_PARAM_LENGTH',
  'FST_ERR_BAD_URL',
]);

/** PostgreSQL's codes for a text with the character 0, in a column and in JSON. */
const unstorableText: ReadonlySet<string> = new Set(['22021', '22P05']);

/** A full disk, or a quota that is used up: of this machine, and of PostgreSQL's. */
const noRoom: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** How many findings of a schema an answer names. */
export const mostFindings = 20;

const unknownKeys = 'has unknown keys';

/** What the caller may know of an error; `undefined` when it is a fault of ours. */
export function refusalOf(error: unknown): RequestError | undefined {
  if (error instanceof RequestError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    // A wrong address is an address that is not there.
    if ('validationContext' in error && error.validationContext === 'params')
      return new NotFoundError();
    const messages = error.validation.slice(0, mostFindings).map(messageOf);
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
  // Of a body that fastify could not read; its sentences name no part of what was sent.
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
 * The wire name that an issue is about (the first segment of `/licenses/0/count`, or `body`) and its
 * message. Unknown keys are not named: the answer must not grow with what was sent.
 */
function messageOf({ keyword, instancePath, message, params }: Issue): readonly [string, string] {
  // Of a key that a map does not take, the path is the key.
  if (keyword === 'invalid_key') return ['body', unknownKeys];
  const field = instancePath.split('/').find((segment) => segment !== '');
  const text = Array.isArray(params.keys) ? unknownKeys : message;
  return [field ?? 'body', text ?? 'is not valid'];
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';
}
