import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { createOperatorApp } from '../app/operatorApp.ts';
import { connect } from '../app/cli/connect.ts';
import { createOperatorClient } from '../platform/commands/OperatorClient.ts';
import { socketTransport } from '../app/cli/transports.ts';
import { ConfigurationError } from '../platform/errors.ts';
import { listAudit } from '../areas/team/audit/audit.queries.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { listenOnSocket } from './listenOnSocket.ts';
import { operatorOfSocket } from './operatorOfSocket.ts';
import { socketPath } from './socketPath.ts';
import { socketSecret } from './socketSecret.ts';

let server: TestServer;
let door: FastifyInstance;
let secret: string;

beforeAll(async () => {
  server = await createTestServer();
  const { config, log } = server.deps;
  secret = await socketSecret(config);
  door = createOperatorApp(server.deps, operatorOfSocket(secret));
  await listenOnSocket(door, config, log);
});
afterAll(async () => {
  await door.close();
  await server.close();
});

const file = () => path.join(server.deps.config.dataDir, 'operator.secret');
const env = (more: NodeJS.ProcessEnv = {}) => ({
  NODE_ENV: 'test',
  DATA_DIR: server.deps.config.dataDir,
  ...more,
});
const rotate = { method: 'POST' } as const;

/** Actor of the last entry in the audit log. */
async function lastActor(): Promise<string | undefined> {
  const [last] = await listAudit(server.deps.db);
  return last?.actor;
}

describe("the operator's socket", () => {
  it('refuses a call without its secret, or with a wrong one', async () => {
    for (const authorization of [
      undefined,
      'Bearer',
      `Bearer ${'0'.repeat(64)}`,
      `Basic ${secret}`,
    ]) {
      const headers = authorization === undefined ? {} : { authorization };
      const answer = await door.inject({ url: '/operator/teams', headers });
      expect([authorization, answer.statusCode]).toEqual([authorization, 401]);
      expect(answer.json()).toMatchObject({ code: 'socket_secret' });
    }
  });

  it('tells the command line why a call is refused', async () => {
    const socket = socketPath(server.deps.config);
    const client = createOperatorClient(
      socketTransport({ socketPath: socket, secret: 'wrong', user: undefined }),
    );
    await expect(client.call('/operator/teams')).rejects.toThrow(
      'not the one of the running portal',
    );
  });

  it('answers the command line of the same user, which reads the secret', async () => {
    const client = await connect(env());
    expect(await client.call('/operator/teams')).toEqual([]);
  });

  it('accepts no token instead of the secret', async () => {
    const headers = { authorization: 'Bearer portal_x' };
    expect((await door.inject({ url: '/operator/teams', headers })).statusCode).toBe(401);
  });

  it('answers health checks without the secret', async () => {
    expect((await door.inject('/health')).statusCode).toBe(200);
  });

  it('records which user of the machine acted', async () => {
    const client = await connect(env({ SUDO_USER: 'hanako' }));
    await client.call('/operator/license-keys/rotate', rotate);
    expect(await lastActor()).toBe('local:hanako');
  });

  it('records no name that would be unsafe in the log', async () => {
    const headers = { authorization: `Bearer ${secret}`, 'x-operator-user': 'x  token:ci' };
    await door.inject({ ...rotate, url: '/operator/license-keys/rotate', headers });
    expect(await lastActor()).toBe('local:-');
  });
});

describe('socketSecret', () => {
  it('is in a file that only this user can read', async () => {
    expect((await stat(file())).mode & 0o777).toBe(0o600);
  });

  it('has 256 random bits and is stable, also with concurrent starts', async () => {
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    const again = Array.from({ length: 5 }, () => socketSecret(server.deps.config));
    expect(new Set(await Promise.all(again))).toEqual(new Set([secret]));
    expect(await readFile(file(), 'utf8')).toBe(secret);
  });

  it('refuses to start with an empty file, which everybody could guess', async () => {
    const { dataDir } = server.deps.config;
    await writeFile(file(), '');
    await expect(socketSecret({ dataDir })).rejects.toThrow(ConfigurationError);
    await writeFile(file(), secret);
  });
});
