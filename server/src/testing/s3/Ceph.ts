import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { freePort } from '../freePort.ts';
import type { S3Backend } from './startS3rver.ts';

const run = promisify(execFile);
const programs = ['ceph', 'ceph-mon', 'ceph-osd', 'monmaptool', 'ceph-authtool', 'radosgw'];

/** Name of the KMS key. */
export const kmsKey = 'portal-files';

/** @returns its version, or `undefined` when it is not installed */
export function findCeph(): string | undefined {
  try {
    for (const program of programs) execFileSync('which', [program], { stdio: 'pipe' });
    return execFileSync('radosgw', ['--version'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return undefined;
  }
}

/**
 * Ceph's S3 gateway with its cluster: one monitor and one in-memory object store, on free ports of
 * this machine.
 */
export class Ceph implements S3Backend {
  readonly accessKey = 'portal';
  readonly secretKey = randomBytes(20).toString('hex');
  readonly isWhole = true;
  readonly #children: ChildProcess[] = [];

  private constructor(
    private readonly folder: string,
    readonly port: number,
    readonly bucket: string,
  ) {}

  /** @throws Error with the last output of the part that did not start */
  static async start(bucket: string): Promise<Ceph> {
    const folder = await mkdtemp(path.join(tmpdir(), 'portal-ceph-'));
    const ceph = new Ceph(folder, await freePort(), bucket);
    try {
      await ceph.#start(await freePort());
    } catch (error) {
      await ceph.close();
      throw error;
    }
    return ceph;
  }

  async close(): Promise<void> {
    // The gateway waits for its stores when it stops.
    for (const child of this.#children.toReversed()) {
      if (child.exitCode !== null) continue;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    }
    await rm(this.folder, { recursive: true, force: true });
  }

  async #start(monitorPort: number): Promise<void> {
    const fsid = randomUUID();
    await this.#writeSettings(fsid, monitorPort);
    const keyring = this.#at('keyring');
    const map = this.#at('monmap');
    await run('ceph-authtool', ['--create-keyring', keyring, '--gen-key', '-n', 'mon.']);
    const address = `[v2:127.0.0.1:${monitorPort}]`;
    await run('monmaptool', ['--create', '--fsid', fsid, '--addv', 'a', address, map]);
    await mkdir(this.#at('mon'));
    await mkdir(this.#at('osd'));
    await this.#run('ceph-mon', ['--mkfs', '-i', 'a', '--monmap', map, '--keyring', keyring]);
    this.#spawn('ceph-mon', ['-f', '-i', 'a']);
    const store = randomUUID();
    await this.#run('ceph', ['osd', 'new', store, '0']);
    await this.#run('ceph-osd', ['-i', '0', '--mkfs', '--osd-uuid', store]);
    this.#spawn('ceph-osd', ['-f', '-i', '0']);
    await this.#run('radosgw-admin', [
      ...['user', 'create', '--uid', 'portal', '--display-name', 'Portal'],
      ...['--access-key', this.accessKey, '--secret', this.secretKey],
    ]);
    const gateway = this.#spawn('radosgw', ['-f', '-n', 'client.rgw']);
    await this.#makeBucket(gateway);
  }

  async #writeSettings(fsid: string, monitorPort: number): Promise<void> {
    const settings = {
      fsid,
      'mon host': `[v2:127.0.0.1:${monitorPort}]`,
      'auth cluster required': 'none',
      'auth service required': 'none',
      'auth client required': 'none',
      // The gateway's default requires encryption, which needs keys.
      'ms mon client mode': 'crc',
      'mon data': this.#at('mon'),
      'osd data': this.#at('osd'),
      'log file': this.#at('$name.log'),
      'run dir': this.folder,
      'admin socket': this.#at('$name.$pid.asok'),
      'crash dir': this.folder,
      'ms bind ipv4': 'true',
      'public addr': '127.0.0.1',
      'osd objectstore': 'memstore',
      'memstore device bytes': String(4 * 1024 ** 3),
      'osd pool default size': '1',
      'osd pool default min size': '1',
      'osd pool default pg num': '4',
      'osd pool default pgp num': '4',
      'osd pool default pg autoscale mode': 'off',
      'mon allow pool size one': 'true',
      'osd crush chooseleaf type': '0',
      // A KMS for tests; with a default key the gateway does not report the encryption.
      'rgw crypt s3 kms backend': 'testing',
      'rgw crypt s3 kms encryption keys': `${kmsKey}=${randomBytes(32).toString('base64')}`,
      'rgw crypt require ssl': 'false',
      'rgw frontends': `beast endpoint=127.0.0.1:${this.port}`,
    };
    const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
    await writeFile(this.#at('ceph.conf'), `[global]\n${lines.join('\n')}\n`);
  }

  /** Resolves when the gateway has created the bucket. */
  async #makeBucket(gateway: ChildProcess): Promise<void> {
    const client = new S3Client({
      endpoint: `http://127.0.0.1:${this.port}`,
      region: 'us-east-1',
      forcePathStyle: true,
      credentials: { accessKeyId: this.accessKey, secretAccessKey: this.secretKey },
    });
    for (;;) {
      try {
        await client.send(new CreateBucketCommand({ Bucket: this.bucket }));
        client.destroy();
        return;
      } catch (error) {
        if (gateway.exitCode !== null) throw new Error('radosgw ended', { cause: error });
        await wait(100);
      }
    }
  }

  #at(name: string): string {
    return path.join(this.folder, name);
  }

  #run(program: string, words: readonly string[]) {
    return run(program, ['-c', this.#at('ceph.conf'), ...words], { cwd: this.folder });
  }

  #spawn(program: string, words: readonly string[]): ChildProcess {
    const child = spawn(program, ['-c', this.#at('ceph.conf'), ...words], {
      cwd: this.folder,
      stdio: 'ignore',
    });
    this.#children.push(child);
    return child;
  }
}
