import { afterEach, describe, expect, it } from '@jest/globals';
import { readConfig } from '../../app/readConfig.ts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';

const trusts = (setting: string) => readConfig({ TRUST_PROXY: setting }).trustsProxy;

describe('TRUST_PROXY', () => {
  it('trusts nobody by default', () => {
    expect(readConfig({}).trustsProxy('127.0.0.1', 0)).toBe(false);
  });

  it('counts proxies, whatever their addresses', () => {
    expect(trusts('2')('203.0.113.1', 1)).toBe(true);
    expect(trusts('2')('203.0.113.1', 2)).toBe(false);
  });

  it.each(['10.0.0.5', '::ffff:10.0.0.5', '10.1.0.77', '2001:db8::9'])('trusts %s', (address) => {
    expect(trusts('10.0.0.5, 10.1.0.0/24,2001:db8::/64')(address, 0)).toBe(true);
  });

  it.each(['10.0.0.6', '10.1.1.1', '2001:db8:1::9', 'unknown', '', 'fe80::1%eth0'])(
    'does not trust “%s”',
    (address) => {
      expect(trusts('10.0.0.5,10.1.0.0/24,2001:db8::/64')(address, 3)).toBe(false);
    },
  );

  it.each(['11', '10.0.0', '10.0.0.0/33', '10.0.0.0/8/8', 'proxy.example', '1,,2'])(
    'refuses %s',
    (setting) => {
      expect(() => trusts(setting)).toThrow('TRUST_PROXY: knows a number up to 10, or addresses');
    },
  );
});

describe('a limit by address', () => {
  let server: TestServer;
  afterEach(() => server.close());

  const callFrom = (remoteAddress: string, visitor: string) =>
    server.manager.inject({
      method: 'POST',
      url: '/api/v1/lm/enrol',
      payload: {},
      remoteAddress,
      headers: { 'x-forwarded-for': visitor },
    });
  const statusesFrom = async (remoteAddress: string, visitor: (call: number) => string) => {
    const statuses = new Set<number>();
    for (let call = 0; call < 61; call += 1) {
      statuses.add((await callFrom(remoteAddress, visitor(call))).statusCode);
    }
    return [...statuses];
  };

  it('counts visitors behind a trusted proxy, and peers elsewhere, whatever they claim', async () => {
    server = await createTestServer({ TRUST_PROXY: '10.0.0.5' });
    const another = (call: number) => `203.0.113.${call}`;
    expect(await statusesFrom('10.0.0.5', another)).toEqual([422]);
    expect(await statusesFrom('10.0.0.6', another)).toEqual([422, 429]);
    // Entries that a visitor puts before its own address are not trusted.
    const forged = (call: number) => `198.51.100.${call}, 203.0.113.200`;
    expect(await statusesFrom('10.0.0.5', forged)).toEqual([422, 429]);
  });
});
