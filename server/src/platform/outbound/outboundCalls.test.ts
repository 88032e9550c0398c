import type { lookup } from 'node:dns';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from '@jest/globals';
import { outboundCalls, type OutboundRules } from './outboundCalls.ts';

const get = { method: 'GET', headers: {} };
const strict = { allowsPrivate: false, allowsHttp: true };
const open = { allowsPrivate: true, allowsHttp: true };
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function serve(handle: RequestListener): Promise<string> {
  const server = createServer(handle).listen(0, '127.0.0.1');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${String(typeof address === 'object' ? address?.port : '')}/`;
}

/** A DNS lookup that returns these addresses in turn. */
function names(...addresses: readonly string[]): NonNullable<OutboundRules['lookup']> {
  const left = [...addresses];
  const answer = (_name: string, _options: object, done: (...answer: unknown[]) => void) => {
    const address = left.shift() ?? '127.0.0.1';
    done(null, [{ address, family: address.includes(':') ? 6 : 4 }]);
  };
  // Only this overload is used.
  return answer as unknown as typeof lookup;
}

describe('outboundCalls', () => {
  it.each([
    ['http://127.0.0.1/'],
    ['http://127.1/'],
    ['http://0177.0.0.1/'],
    ['http://0x7f.1/'],
    ['http://2130706433/'],
    ['http://017700000001/'],
    ['http://0.0.0.0/'],
    ['http://0/'],
    ['http://169.254.169.254/latest/meta-data/'],
    ['http://10.1.2.3/'],
    ['http://[::1]/'],
    ['http://[::]/'],
    ['http://[::ffff:127.0.0.1]/'],
    ['http://[::ffff:7f00:1]/'],
    ['http://[fe80::1]/'],
    ['http://[fd00:ec2::254]/'],
    ['http://[64:ff9b::10.0.0.1]/'],
    ['http://127。0。0。1/'],
    ['http://①②⑦.0.0.1/'],
    ['ftp://example.org/'],
    ['file:///etc/passwd'],
    ['javascript:alert(1)'],
    ['https://user:secret@example.org/'],
    ['no address'],
  ])('refuses %s without a connection', async (url) => {
    const calls = outboundCalls({ ...strict, lookup: names('8.8.8.8') });
    await expect(calls.fetch(url, get)).rejects.toMatchObject({ reason: 'forbidden' });
    expect(() => calls.requireAllowed(url)).toThrow();
  });

  it.each([['127.0.0.1'], ['::1'], ['169.254.169.254'], ['::ffff:10.0.0.1'], ['0.0.0.0']])(
    'refuses a name that resolves to %s',
    async (address) => {
      const calls = outboundCalls({ ...strict, lookup: names(address) });
      await expect(calls.fetch('http://idp.kiban.test/', get)).rejects.toMatchObject({
        reason: 'forbidden',
      });
    },
  );

  it('checks the address it connects to, not an earlier lookup', async () => {
    const base = await serve((_request, response) => response.end('inside'));
    const { port } = new URL(base);
    // The first lookup is harmless, the one for the connection is not.
    const rebinding = names('127.0.0.1');
    const calls = outboundCalls({ ...strict, lookup: rebinding });
    expect(calls.requireAllowed(`http://idp.kiban.test:${port}/`).hostname).toBe('idp.kiban.test');
    await expect(calls.fetch(`http://idp.kiban.test:${port}/`, get)).rejects.toMatchObject({
      reason: 'forbidden',
    });
  });

  it('refuses plain http where it is not allowed', async () => {
    const calls = outboundCalls({ allowsPrivate: true, allowsHttp: false });
    await expect(calls.fetch('http://127.0.0.1:1/', get)).rejects.toMatchObject({
      reason: 'forbidden',
    });
  });

  it('returns a response where private addresses are allowed', async () => {
    const base = await serve((request, response) => {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(request.method));
    });
    const answer = await outboundCalls(open).fetch(base, { ...get, method: 'POST', body: 'x' });
    expect([answer.status, await answer.json()]).toEqual([200, 'POST']);
  });

  it('follows no redirect', async () => {
    const base = await serve((_request, response) => {
      response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
    });
    await expect(outboundCalls(open).fetch(base, get)).rejects.toMatchObject({ reason: 'away' });
  });

  it('limits the response size', async () => {
    const base = await serve((_request, response) => {
      const more = () => {
        while (response.write('x'.repeat(4096)));
        response.once('drain', more);
      };
      more();
    });
    const calls = outboundCalls({ ...open, maxBytes: 10_000 });
    await expect(calls.fetch(base, get)).rejects.toMatchObject({
      reason: 'away',
      message: 'answers with too much',
    });
  });

  it('times out on a response that never ends', async () => {
    const base = await serve((_request, response) => {
      response.writeHead(200).write('{');
    });
    const calls = outboundCalls({ ...open, timeoutMs: 50 });
    await expect(calls.fetch(base, get)).rejects.toMatchObject({ reason: 'away' });
  });

  it.each([[500], [503], [429]])('treats %i as away', async (status) => {
    const base = await serve((_request, response) => response.writeHead(status).end());
    await expect(outboundCalls(open).fetch(base, get)).rejects.toMatchObject({ reason: 'away' });
  });
});
