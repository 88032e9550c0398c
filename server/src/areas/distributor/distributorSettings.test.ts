import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../../app/readConfig.ts';

const settings = {
  DEMO: '0',
  DISTRIBUTOR_AUTHORIZE_URL: 'https://parts.example/authorize',
  DISTRIBUTOR_TOKEN_URL: 'https://parts.example/token',
  DISTRIBUTOR_CLIENT_ID: 'kiban',
  DISTRIBUTOR_CLIENT_SECRET: 'a secret of its own',
};
const production = { ...settings, NODE_ENV: 'production' };

describe('readDistributor', () => {
  it('takes the stand-in in the demo', () => {
    const { distributor, standIn } = readConfig({ DEMO: '1', DISTRIBUTOR_PORT: '4003' });
    expect(standIn).toEqual({ port: 4003, url: 'http://localhost:4003' });
    expect(distributor?.tokenUrl).toBe('http://localhost:4003/oauth/token');
  });

  it('takes none outside the demo when none is configured', () => {
    const { distributor, standIn } = readConfig({ DEMO: '0' });
    expect([distributor, standIn]).toEqual([undefined, undefined]);
  });

  it('takes the configured distributor, in the demo as well', () => {
    const { distributor, standIn } = readConfig({ ...settings, DEMO: '1' });
    expect(standIn).toBeUndefined();
    expect(distributor).toMatchObject({ clientId: 'kiban', timeoutSeconds: 10 });
    expect(readConfig(production).distributor?.authorizeUrl).toBe(
      'https://parts.example/authorize',
    );
  });

  it.each([
    [{ ...settings, DISTRIBUTOR_TOKEN_URL: '' }, 'DISTRIBUTOR_TOKEN_URL: is missing'],
    [{ ...settings, DISTRIBUTOR_CLIENT_SECRET: '' }, 'DISTRIBUTOR_CLIENT_SECRET: is missing'],
    [{ ...settings, DISTRIBUTOR_REVOKE_URL: 'parts' }, 'DISTRIBUTOR_REVOKE_URL'],
    [
      { ...production, DISTRIBUTOR_CLIENT_SECRET: 'portal-of-the-demo' },
      'DISTRIBUTOR_CLIENT_SECRET: is the demo’s',
    ],
    [
      { ...production, DISTRIBUTOR_TOKEN_URL: 'http://parts.example/token' },
      'production needs https',
    ],
    [{ TOKEN_KEYS: '1:short' }, 'TOKEN_KEYS: must be id:key'],
  ])('refuses the settings %j', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });
});
