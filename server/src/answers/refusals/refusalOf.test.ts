import { describe, expect, it } from '@jest/globals';
import { DiskFullError, NotFoundError } from '../../errors.ts';
import { refusalOf } from './refusalOf.ts';

const coded = (code: string) => Object.assign(new Error('a fault with a secret'), { code });

describe('refusalOf', () => {
  it.each([
    ['PostgreSQL’s', '53100'],
    ['this machine’s', 'ENOSPC'],
    ['a quota’s', 'EDQUOT'],
  ])('says of a full disk that nothing can be stored (%s, %s)', (_whose, code) => {
    const error = coded(code);
    const refusal = refusalOf(error);
    expect(refusal).toBeInstanceOf(DiskFullError);
    expect(refusal).toMatchObject({ status: 507, code: 'disk_full', retryAfter: 60, cause: error });
  });

  it.each(['22021', '22P05'])('calls a text that no database takes invalid (%s)', (code) => {
    expect(refusalOf(coded(code))).toMatchObject({ status: 422, code: 'invalid' });
  });

  it('hands on what was thrown as a refusal', () => {
    const error = new NotFoundError();
    expect(refusalOf(error)).toBe(error);
  });

  it.each([
    [400, 422, 'invalid'],
    [405, 405, 'not_found'],
    [413, 413, 'too_large'],
    [429, 429, 'too_many'],
  ])('translates the framework’s %s to %s %s', (statusCode, status, code) => {
    const error = Object.assign(new Error('from the framework'), { statusCode });
    expect(refusalOf(error)).toMatchObject({ status, code });
  });

  it('knows nothing of other faults', () => {
    expect(refusalOf(coded('23505'))).toBeUndefined();
    expect(refusalOf('a text')).toBeUndefined();
  });
});
