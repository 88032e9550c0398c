import { chmod, chown, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { connect } from '../app/cli/connect.ts';
import { readConfig } from '../app/readConfig.ts';
import { ConfigurationError } from '../platform/errors.ts';
import { listenOnSocket } from './listenOnSocket.ts';
import { socketPath } from './socketPath.ts';
import { socketSecret } from './socketSecret.ts';

const log = pino({ level: 'silent' });
const nobody = 65_534;
const itAsRoot = process.getuid?.() === 0 ? it : it.skip;

let base: string;
let env: NodeJS.ProcessEnv;
let door: FastifyInstance;

beforeEach(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'portal-socket-'));
  env = { NODE_ENV: 'test', DATA_DIR: path.join(base, 'long'.repeat(40)) };
  door = Fastify();
  door.get('/operator/things', () => ({ who: 'the portal' }));
});
afterEach(async () => {
  await door.close();
  await rm(path.dirname(socketPath(readConfig(env))), { recursive: true, force: true });
  await rm(base, { recursive: true, force: true });
});

async function open(): Promise<void> {
  await socketSecret(readConfig(env));
  await listenOnSocket(door, readConfig(env), log);
}
const folderOf = () => path.dirname(socketPath(readConfig(env)));

/** Neither side uses whatever is in the folder's place. */
async function expectRefusal() {
  await expect(open()).rejects.toThrow(ConfigurationError);
  await expect(open()).rejects.toThrow(folderOf());
  await writeFile(path.join(folderOf(), 'operator.sock'), '');
  await expect(connect(env)).rejects.toThrow(ConfigurationError);
}

describe('listenOnSocket with a data directory whose path is too long for a socket', () => {
  it('opens the door in a folder of this user, where the command line finds it', async () => {
    await open();
    const folder = await stat(folderOf());
    expect(folder.mode & 0o777).toBe(0o700);
    expect(folder.uid).toBe(process.getuid?.());
    const client = await connect(env);
    expect(await client.call('/operator/things')).toEqual({ who: 'the portal' });
    await client.close();
  });

  it('opens it there again', async () => {
    await mkdir(folderOf(), { mode: 0o700 });
    await open();
    expect((await stat(socketPath(readConfig(env)))).mode & 0o777).toBe(0o600);
  });

  it.each(['777', '710', '701'])('refuses a folder of mode %s', async (mode) => {
    await mkdir(folderOf());
    await chmod(folderOf(), mode);
    await expectRefusal();
  });

  it('refuses a link in the folder’s place', async () => {
    const elsewhere = path.join(base, 'elsewhere');
    await mkdir(elsewhere, { mode: 0o700 });
    await symlink(elsewhere, folderOf());
    await expectRefusal();
  });

  it('refuses a dangling link, and a file', async () => {
    await symlink(path.join(base, 'nowhere'), folderOf());
    await expect(open()).rejects.toThrow(ConfigurationError);
    await rm(folderOf());
    await writeFile(folderOf(), '');
    await expect(open()).rejects.toThrow(ConfigurationError);
  });

  itAsRoot('refuses a folder of somebody else', async () => {
    await mkdir(folderOf(), { mode: 0o700 });
    await chown(folderOf(), nobody, nobody);
    await expectRefusal();
  });
});
