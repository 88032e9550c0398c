import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { ConfigurationError, FilesAwayError } from '../../platform/errors.ts';
import { failureSentence } from './failureSentence.ts';

async function failureOf(act: () => unknown): Promise<unknown> {
  try {
    return await act();
  } catch (error) {
    return error;
  }
}

describe('failureSentence', () => {
  it('names the missing file', async () => {
    const error = await failureOf(() => readFile('/nowhere/statement.csv'));
    expect(failureSentence(error)).toBe('There is no /nowhere/statement.csv.');
  });

  it('reports a response of another release', async () => {
    const error = await failureOf(() => z.object({ name: z.string() }).parse({}));
    expect(failureSentence(error)).toContain('run it from the release that the portal runs');
  });

  it('reports the cause of a failure', () => {
    const refused = new AggregateError([new Error('connect ECONNREFUSED 127.0.0.1:9')]);
    expect(failureSentence(new TypeError('fetch failed', { cause: refused }))).toBe(
      'The command failed: connect ECONNREFUSED 127.0.0.1:9',
    );
    const away = new FilesAwayError(new Error('could not list: AccessDenied (HTTP 403)'));
    expect(failureSentence(away)).toBe(
      'A store of files cannot be reached: could not list: AccessDenied (HTTP 403).',
    );
    expect(failureSentence(new ConfigurationError('PORT: is not valid'))).toBe(
      'PORT: is not valid',
    );
  });
});
