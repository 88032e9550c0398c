import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import path from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { TestServer } from '../../../testing/createTestServer.ts';
import { fileAddress } from '../../../testing/builders/installers.ts';
import { aPerson } from '../../../testing/builders/people.ts';
import { startTestSite } from '../../../testing/startTestSite.ts';
import { publishInstaller } from '../installers/publishInstaller.ts';
import { z } from 'zod';

/** Output of `downloadInParallel`: digest and size of each download. */
const arrivedSchema = z.array(z.object({ sha256: z.string(), bytes: z.number() }));

const mebibyte = 1024 * 1024;
const isLong = process.env['TEST_LONG'] === '1';
/** Number of downloads and their size: full in `npm run test:long`, a sample daily. */
const [count, megabytes] = isLong ? [20, 500] : [6, 40];
/** Allowed memory growth: more than streams and garbage need, less than one large file. */
const mostGrowth = 160 * mebibyte;

jest.setTimeout(30 * 60_000);

let server: TestServer;
beforeAll(async () => {
  server = await startTestSite();
});
afterAll(() => server.close());

const program = path.join(import.meta.dirname, '../../../testing/downloadInParallel.ts');
const noise = randomBytes(mebibyte);

/** A large file in numbered pieces of the same noise, never completely in memory. */
function* pieces(): Generator<Buffer> {
  for (let number = 0; number < megabytes; number += 1) {
    const piece = Buffer.from(noise);
    piece.writeUInt32BE(number);
    yield piece;
  }
}

async function publishLarge() {
  const hash = createHash('sha256');
  for (const piece of pieces()) hash.update(piece);
  const facts = {
    ...({ edition: 'professional', version: '12.0.0', bit: 64 } as const),
    ...{ file_name: 'large.exe', signed: false, notes_en: '', notes_ja: '' },
    sha256: hash.digest('hex'),
  };
  return publishInstaller(server.deps, facts, Readable.from(pieces()), 'system');
}

/** Samples this process's memory until `work` is done. @returns figures in bytes. */
async function watchMemory<T>(work: Promise<T>) {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 50);
  const result = await work.finally(() => {
    clearInterval(timer);
  });
  return { result, before, most, after: process.memoryUsage.rss() };
}

describe('many large downloads at once', () => {
  it("arrive complete while the server's memory stays flat", async () => {
    const installer = await publishLarge();
    const { cookie } = await server.signIn(await aPerson(server.deps));
    const address = server.deps.config.managerUrl + fileAddress(installer);
    const begun = performance.now();
    const { result, before, most, after } = await watchMemory(
      promisify(execFile)(process.execPath, [
        '--import',
        'tsx',
        program,
        address,
        cookie,
        String(count),
      ]),
    );
    const seconds = (performance.now() - begun) / 1000;
    const arrived = arrivedSchema.parse(JSON.parse(result.stdout));
    const whole = { sha256: installer.sha256, bytes: megabytes * mebibyte };
    expect(arrived).toEqual(Array.from({ length: count }, () => whole));
    if (isLong) {
      const [first, peak, last] = [before, most, after].map((bytes) =>
        Math.round(bytes / mebibyte),
      );
      process.stdout.write(
        `${String(count)} × ${String(megabytes)} MB in ${seconds.toFixed(1)} s; resident memory ` +
          `${String(first)} MB before, ${String(peak)} MB at most, ${String(last)} MB after\n`,
      );
    }
    expect(most - before).toBeLessThan(mostGrowth);
  });
});
