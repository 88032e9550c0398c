import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { anInstaller, fileAddress } from '../../testing/builders/installers.ts';
import { aPerson } from '../../testing/builders/people.ts';
import type { TestClient } from '../../testing/browsers/TestClient.ts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';
import { drain } from './drain.ts';
import { OpenApps } from './OpenApps.ts';

/** Larger than a connection's buffers, so that sending waits for the reader. */
const content = randomBytes(32 * 1024 * 1024);
const sha256 = createHash('sha256').update(content).digest('hex');

let server: TestServer;
let client: TestClient;
/** Keeps connections alive, like a load balancer. */
let agent: http.Agent;
let apps: OpenApps;
let hurry: AbortController;
let notice: () => void;
let ended: Promise<void>;
let isEnded: boolean;

beforeEach(async () => {
  server = await createTestServer();
  apps = new OpenApps();
  apps.add(server.manager);
  await server.manager.listen({ host: '127.0.0.1', port: 0 });
  client = await server.signIn(await aPerson(server.deps));
  agent = new http.Agent({ keepAlive: true });
  hurry = new AbortController();
  isEnded = false;
});
afterEach(async () => {
  agent.destroy();
  await server.close();
});

const portOf = () => {
  const address = server.manager.server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
};

/** @returns a response of which only the head was read */
async function ask(path: string): Promise<http.IncomingMessage> {
  const asked = http.get({ port: portOf(), path, agent, headers: { cookie: client.cookie } });
  const [answer] = (await once(asked, 'response')) as [http.IncomingMessage];
  return answer;
}

async function read(answer: http.IncomingMessage): Promise<Buffer> {
  return Buffer.concat(await answer.toArray());
}

function startDraining(): void {
  const noticed = new Promise<void>((resolve) => {
    notice = resolve;
  });
  ended = drain(apps, server.deps, { noticed, hurry: hurry.signal }).then(() => {
    isEnded = true;
  });
}

describe('a process that is stopping', () => {
  it('reports it while it serves as before, and asks clients to close connections', async () => {
    await read(await ask('/api/config/'));
    startDraining();
    const ready = await ask('/ready');
    expect(ready.statusCode).toBe(503);
    expect(JSON.parse(String(await read(ready)))).toMatchObject({ waiting: ['draining'] });
    const list = await ask('/api/licenses');
    expect(list.statusCode).toBe(200);
    expect(list.headers.connection).toBe('close');
    await read(list);
    expect(isEnded).toBe(false);
    notice();
    await ended;
    await expect(ask('/ready')).rejects.toThrow('ECONNREFUSED');
  });

  it('finishes a download, and closes its connection', async () => {
    const installer = await anInstaller(server.deps, { content });
    const download = await ask(fileAddress(installer));
    expect(download.headers.connection).toBe('keep-alive');
    startDraining();
    notice();
    await expect(refused()).resolves.toBe('ECONNREFUSED');
    expect(isEnded).toBe(false);
    const hash = createHash('sha256').update(await read(download));
    expect(hash.digest('hex')).toBe(sha256);
    await ended;
  });

  it('does not wait for connections without a request', async () => {
    const silent = net.connect(portOf(), '127.0.0.1');
    await once(silent, 'connect');
    // It is accepted, because a later one is answered.
    await read(await ask('/health'));
    startDraining();
    notice();
    await ended;
    await once(silent, 'close');
  });

  it('cuts open requests when time is up', async () => {
    const installer = await anInstaller(server.deps, { content });
    const download = await ask(fileAddress(installer));
    startDraining();
    hurry.abort();
    notice();
    await ended;
    await expect(read(download)).rejects.toThrow('aborted');
  });
});

/** Connects until refused. @returns the system error */
async function refused(): Promise<unknown> {
  for (;;) {
    try {
      await read(await ask('/health'));
    } catch (error) {
      return error instanceof Error && 'code' in error ? error.code : error;
    }
  }
}
