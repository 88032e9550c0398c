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
  it('uses the stand-in in the demo', () => {
    const { distributor, standIn } = readConfig({ DEMO: '1', DISTRIBUTOR_PORT: '4003' });
    expect(standIn).toEqual({ port: 4003, url: 'http://localhost:4003' });
    expect(distributor?.tokenUrl).toBe('http://localhost:4003/oauth/token');
  });

  it('uses none outside the demo if none is configured', () => {
    const { distributor, standIn } = readConfig({ DEMO: '0' });
    expect([distributor, standIn]).toEqual([undefined, undefined]);
  });

  it('uses the configured distributor, also in the demo', () => {
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
