import { describe, expect, it } from '@jest/globals';
import { createLog } from './createLog.ts';

describe('createLog', () => {
  it('redacts tokens, cookies and other secrets', () => {
    const lines: string[] = [];
    const log = createLog({ logLevel: 'info' }, { write: (line) => lines.push(line) });
    log.info({ password: 'hidden1', headers: { cookie: 'hidden2', 'set-cookie': 'hidden3' } });
    log.info(
      { req: { headers: { authorization: 'hidden4', 'x-csrf-token': 'hidden5' } } },
      'shown',
    );
    log.info({ answer: { access_token: 'hidden6' }, token: 'hidden7', user: 'shown' });
    expect(lines.join('')).not.toMatch(/hidden\d/);
    expect(lines.join('')).toContain('shown');
  });
});
