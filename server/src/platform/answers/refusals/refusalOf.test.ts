import { describe, expect, it } from '@jest/globals';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DiskFullError, NotFoundError } from '../../errors.ts';
import { mostIssues, refusalOf } from './refusalOf.ts';

const coded = (code: string) => Object.assign(new Error('a fault with a secret'), { code });

/** Field messages of the response to an invalid body. */
function messagesOf(schema: z.ZodType, body: unknown) {
  const validate = validatorCompiler({ schema, method: 'POST', url: '/', httpPart: 'body' });
  const { error: validation } = z.object({ error: z.unknown() }).parse(validate(body));
  return refusalOf(Object.assign(new Error('not valid'), { validation }))?.fieldMessages;
}

describe('a body that fails validation', () => {
  const names = Array.from({ length: 30 }, (_, at) => `field_${at}`);

  it('is answered with its first 20 issues', () => {
    const fields = z.strictObject(Object.fromEntries(names.map((name) => [name, z.int()])));
    const messages = messagesOf(fields, {});
    expect(Object.keys(messages ?? {})).toEqual(names.slice(0, mostIssues));
    expect(mostIssues).toBe(20);
  });

  it.each([
    ['of the body', z.strictObject({}), { secret: 1, other: 2 }, 'body'],
    ['of a field', z.object({ at: z.strictObject({}) }), { at: { secret: 1, other: 2 } }, 'at'],
    ['of a map', z.record(z.string().max(4), z.int()), { secret: 1, other: 2 }, 'body'],
  ])('does not name unknown keys %s', (_whose, schema, body, field) => {
    expect(messagesOf(schema, body)).toEqual({ [field]: 'has unknown keys' });
  });
});

describe('refusalOf', () => {
  it.each([
    ['PostgreSQL’s', '53100'],
    ['this machine’s', 'ENOSPC'],
    ['a quota’s', 'EDQUOT'],
  ])('maps a full disk to disk_full (%s, %s)', (_whose, code) => {
    const error = coded(code);
    const refusal = refusalOf(error);
    expect(refusal).toBeInstanceOf(DiskFullError);
    expect(refusal).toMatchObject({ status: 507, code: 'disk_full', retryAfter: 60, cause: error });
  });

  it.each(['22021', '22P05'])('calls a text that PostgreSQL cannot store invalid (%s)', (code) => {
    expect(refusalOf(coded(code))).toMatchObject({ status: 422, code: 'invalid' });
  });

  it('returns a refusal unchanged', () => {
    const error = new NotFoundError();
    expect(refusalOf(error)).toBe(error);
  });

  it.each([
    [400, 422, 'invalid'],
    [405, 405, 'not_found'],
    [413, 413, 'too_large'],
    [429, 429, 'too_many'],
  ])('maps Fastify’s %s to %s %s', (statusCode, status, code) => {
    const error = Object.assign(new Error('from the framework'), { statusCode });
    expect(refusalOf(error)).toMatchObject({ status, code });
  });

  it('returns undefined for other errors', () => {
    expect(refusalOf(coded('23505'))).toBeUndefined();
    expect(refusalOf('a text')).toBeUndefined();
  });
});
