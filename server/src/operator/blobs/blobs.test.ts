import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { blobAddress, readBlobPlace } from '../../platform/blobs/BlobPlace.ts';
import { openBlobs } from '../../platform/blobs/openBlobs.ts';
import type { BlobStores } from '../../platform/blobs/BlobStore.ts';
import { installerKey } from '../../areas/downloads/installers/publishInstaller.ts';
import { partialKey } from '../../areas/emi/uploads/resumable/partialUploads.queries.ts';
import { anInstaller, type TestInstaller } from '../../testing/builders/installers.ts';
import { aRelease } from '../../testing/builders/aRelease.ts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';
import { TestS3 } from '../../testing/s3/TestS3.ts';
import { typeCommand } from '../../testing/typeCommand.ts';

let s3: TestS3;
let folder: string;
beforeAll(async () => {
  s3 = await TestS3.open();
  folder = await mkdtemp(path.join(tmpdir(), 'portal-move-'));
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

const directions = [
  ['a folder', 'S3', () => path.join(folder, 'from'), () => s3.url('moved')],
  ['S3', 'a folder', () => s3.url('from'), () => path.join(folder, 'moved')],
] as const;

describe.each(directions)('portal blobs, from %s to %s', (_from, _to, fromAddress, toAddress) => {
  let server: TestServer;
  let other: BlobStores;
  let installer: TestInstaller;
  beforeAll(async () => {
    server = await createTestServer({ BLOB_URL: fromAddress() });
    other = await openBlobs(readBlobPlace(toAddress()));
    installer = await anInstaller(server.deps);
    const release = aRelease();
    const url = `/operator/releases/${release.manifest.name}`;
    await server.operator.inject({ method: 'POST', url, payload: release });
  });
  afterAll(async () => {
    other.close();
    await server.close();
  });
  const type = (...words: readonly string[]) => typeCommand(server.operator, ['blobs', ...words]);

  it('copies missing files, and prints the next steps', async () => {
    await server.deps.partials.begin(partialKey('open'));
    const { code, said } = await type('copy', '--to', toAddress());
    expect(said).toMatch(/^Copied [1-9]\d* files \(\d+ bytes\); 0 files were there already\./);
    expect(said).toContain(`BLOB_URL='${blobAddress(readBlobPlace(toAddress()))}'`);
    expect(said).toContain(`copy --from '${blobAddress(readBlobPlace(fromAddress()))}'`);
    expect(code).toBe(0);
    expect(await other.blobs.stat(installerKey(installer))).toEqual({ size: 3_000 });
    expect(await other.partials.size(partialKey('open'))).toBeUndefined();
    const again = await type('copy', '--to', toAddress());
    expect(again.said).toMatch(/^Copied 0 files \(0 bytes\); [1-9]\d* files were there/);
  });

  it('refuses a location within its own', async () => {
    const own = blobAddress(readBlobPlace(fromAddress()));
    const inner = own.replace(/(\?|$)/, '/copy$1');
    const { code, said } = await type('copy', '--to', inner);
    expect(said).toContain(`${inner} is not apart from it.`);
    expect(code).toBe(2);
  });

  it('copies files added to the old store meanwhile, and replaces nothing', async () => {
    await other.blobs.put('installers/late', Buffer.from('late'));
    await other.blobs.put('avatars/changed.webp', Buffer.from('there'));
    await server.deps.blobs.put('avatars/changed.webp', Buffer.from('ours!'));
    const { code, said } = await type('copy', '--from', toAddress());
    expect(said).toContain('different  avatars/changed.webp');
    expect(code).toBe(1);
    expect(await text(await server.deps.blobs.read('installers/late'))).toBe('late');
    expect(await text(await server.deps.blobs.read('avatars/changed.webp'))).toBe('ours!');
  });

  it('reports unreferenced, missing and altered files', async () => {
    const { blobs } = server.deps;
    const before = await type('verify');
    expect(before.said).toContain('unreferred  installers/late');
    expect(before.said).not.toContain('unreferred  remotes/');
    expect(before.code).toBe(0);
    await blobs.put(installerKey(installer), Buffer.alloc(3_000, 'x'));
    const wrong = await type('verify');
    expect(wrong.said).toContain(`wrong  ${installerKey(installer)}`);
    expect(wrong.code).toBe(1);
    await blobs.remove(installerKey(installer));
    const missing = await type('verify');
    expect(missing.said).toContain(`missing  ${installerKey(installer)}`);
    expect(missing.code).toBe(1);
  });

  it.each([
    [['copy'], 'One of --to and --from is needed'],
    [['copy', '--to', 's3://key:secret@bucket'], 'keys come from the environment'],
    [['copy', '--to', 'https://bucket'], 'neither s3:// nor file://'],
  ])('refuses %j', async (words, sentence) => {
    const { code, said } = await type(...words);
    expect(said).toContain(sentence);
    expect(said).not.toContain('secret');
    expect(code).toBe(2);
  });
});
