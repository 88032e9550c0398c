import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { RequestError, type FieldMessages } from '../errors.ts';

interface ErrorBody {
  readonly error: true;
  readonly code: string;
  readonly msg?: FieldMessages;
  readonly request_id: string;
}

/** Codes of faults that fastify itself finds, by status. */
const fastifyCodes: Readonly<Record<number, string>> = {
  400: 'invalid',
  404: 'not_found',
  405: 'not_found',
  413: 'too_large',
  415: 'invalid',
  429: 'too_many',
};

/** The one place where an error becomes an answer: JSON of `{error: true, code, msg?, request_id}`. */
export function errorHandler(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = refusalOf(error);
  if (refusal === undefined) {
    request.log.error({ err: error }, 'request failed');
    return answer(request, reply, 500, { code: 'internal' });
  }
  request.log.info({ code: refusal.code, status: refusal.status }, 'request refused');
  if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
  return answer(request, reply, refusal.status, {
    code: refusal.code,
    ...(refusal.fieldMessages === undefined ? {} : { msg: refusal.fieldMessages }),
  });
}

export function notFoundHandler(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return answer(request, reply, 404, { code: 'not_found' });
}

function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  body: Pick<ErrorBody, 'code' | 'msg'>,
): FastifyReply {
  const whole: ErrorBody = { error: true, ...body, request_id: request.id };
  // As text: a route's own answer schema does not describe this shape.
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer((value: string) => value)
    .send(JSON.stringify(whole));
}

function refusalOf(error: unknown): RequestError | undefined {
  if (error instanceof RequestError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const messages = error.validation.map(
      (issue) => [fieldOf(issue.instancePath), issue.message ?? 'is not valid'] as const,
    );
    return new RequestError(422, 'invalid', Object.fromEntries(messages));
  }
  if (!isFastifyError(error)) return undefined;
  const status = error.statusCode ?? 500;
  const code = fastifyCodes[status];
  if (code === undefined) return undefined;
  return new RequestError(code === 'invalid' ? 422 : status, code);
}

/** The wire name in `/licenses/0/count`: its first segment; a fault of the whole body is under `body`. */
function fieldOf(instancePath: string): string {
  return instancePath.split('/').find((segment) => segment !== '') ?? 'body';
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';
}
