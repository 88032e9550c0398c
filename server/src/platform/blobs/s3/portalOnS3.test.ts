import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { createManagerApp } from '../../../app/app.ts';
import { emiSourceKey } from '../../../areas/emi/jobs/emiBlobKeys.ts';
import { partialKey } from '../../../areas/emi/uploads/resumable/partialUploads.queries.ts';
import { aBuyer } from '../../../testing/builders/aBuyer.ts';
import {
  aNewPerson,
  anAccountsTeam,
  testPassword,
} from '../../../testing/builders/accountPeople.ts';
import { anEmiLicense } from '../../../testing/builders/emi.ts';
import { emiJobs, notABoard } from '../../../testing/builders/emiUploads.ts';
import { anInstaller, fileAddress } from '../../../testing/builders/installers.ts';
import { aDocumentBuyer, openDocument } from '../../../testing/builders/orderDocuments.ts';
import { aPerson } from '../../../testing/builders/people.ts';
import { askOffset, openedUpload, sendPiece } from '../../../testing/builders/resumableEmi.ts';
import { aRelease } from '../../../testing/builders/aRelease.ts';
import { signInAtAccounts } from '../../../testing/browsers/SignInVisit.ts';
import { TestS3 } from '../../../testing/s3/TestS3.ts';
import { openShop, type Shop } from '../../../testing/shops/openShop.ts';
import { readBlobPlace } from '../BlobPlace.ts';
import { openBlobs } from '../openBlobs.ts';

let s3: TestS3;
let shop: Shop;
beforeAll(async () => {
  s3 = await TestS3.open();
  shop = await openShop({ BLOB_URL: s3.url('portal', '&sse=AES256') });
});
afterAll(async () => {
  await shop.close();
  await s3.close();
});

describe('a portal with S3 storage', () => {
  it('offers a file for download, and reads only the requested range', async () => {
    const content = randomBytes(9_000_000);
    const file = await anInstaller(shop.deps, { content });
    const client = await shop.signIn(await aPerson(shop.deps));
    const whole = await client.get(fileAddress(file));
    expect(whole.rawPayload.equals(content)).toBe(true);
    const asked = s3.requests.length;
    const part = await client.get(fileAddress(file), { headers: { range: 'bytes=8999990-' } });
    expect(part.statusCode).toBe(206);
    expect(part.rawPayload.equals(content.subarray(8_999_990))).toBe(true);
    const reads = s3.requests.slice(asked).filter(({ line }) => line.startsWith('GET'));
    expect(reads.map(({ headers }) => headers.range)).toEqual(['bytes=8999990-8999999']);
  });

  it('discards a file whose content does not match', async () => {
    const sha256 = 'a'.repeat(64);
    const publishing = anInstaller(shop.deps, {
      version: '13.0.0',
      content: randomBytes(9_000_000),
      ...{ sha256 },
    });
    await expect(publishing).rejects.toMatchObject({ status: 422 });
    expect(await shop.deps.blobs.stat(`installers/${sha256}`)).toBeUndefined();
    const given = s3.requests.some(({ line }) => /^DELETE .*a{64}\?.*uploadId=/.test(line));
    expect(given).toBe(true);
  });

  it('serves the files of a published release', async () => {
    const release = aRelease();
    const url = `/operator/releases/${release.manifest.name}`;
    const published = await shop.operator.inject({ method: 'POST', url, payload: release });
    expect(published.statusCode).toBe(200);
    const { name, version, hash } = release.manifest;
    const at = `/remotes/${name}/${version}+${hash}`;
    const script = await shop.manager.inject(`${at}/routes.2.js`);
    expect(script.body).toContain('routes("first");');
    const headers = { 'accept-encoding': 'br' };
    const packed = await shop.manager.inject({ url: `${at}/routes.2.js`, headers });
    expect(packed.headers['content-encoding']).toBe('br');
  });

  it('accepts a board whose pieces arrive at two processes', async () => {
    const { person, client } = await aBuyer(shop);
    const license_id = await anEmiLicense(shop.deps, person);
    const url = await openedUpload(client, { license_id });
    const id = url.split('/').at(-1) ?? '';
    const other = await openBlobs(readBlobPlace(s3.url('portal')));
    const elsewhere = createManagerApp({ ...shop.deps, ...other });
    const [first, second] = [notABoard.subarray(0, 5), notABoard.subarray(5)];
    const sent = await sendPiece(shop.manager, client, url, { offset: 0, content: first });
    expect(sent.headers['upload-offset']).toBe('5');
    expect((await askOffset(elsewhere, client, url)).headers['upload-offset']).toBe('5');
    await sendPiece(elsewhere, client, url, { offset: 5, content: second });
    expect((await askOffset(shop.manager, client, url)).headers['upload-offset']).toBe('7');
    expect(await shop.deps.blobs.stat(emiSourceKey(id))).toEqual({ size: 7 });
    expect(await shop.deps.partials.size(partialKey(id))).toBeUndefined();
    expect(await emiJobs(client)).toHaveLength(1);
    await elsewhere.close();
    other.close();
  });

  it('restarts an upload that was begun in another store', async () => {
    const { person, client } = await aBuyer(shop);
    const license_id = await anEmiLicense(shop.deps, person);
    const url = await openedUpload(client, { license_id });
    await sendPiece(shop.manager, client, url, { offset: 0, content: notABoard.subarray(0, 5) });
    const other = await openBlobs(readBlobPlace(s3.url('moved')));
    const moved = createManagerApp({ ...shop.deps, ...other });
    expect((await askOffset(moved, client, url)).headers['upload-offset']).toBe('0');
    const sent = await sendPiece(moved, client, url, { offset: 0, content: notABoard });
    expect(sent.headers['upload-offset']).toBe('7');
    await moved.close();
    other.close();
  });

  it('renders a document once and serves it again', async () => {
    const buyer = await aDocumentBuyer(shop);
    const { id } = await buyer.anOrder();
    const drawn = await openDocument(buyer.client, 'invoice', id);
    expect(drawn.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const again = await openDocument(buyer.client, 'invoice', id);
    expect(again.rawPayload.equals(drawn.rawPayload)).toBe(true);
  });

  it('serves a profile picture', async () => {
    const email = 'hanako@kiban.example';
    await anAccountsTeam(shop.deps, { people: [await aNewPerson({ email })] });
    const browser = await signInAtAccounts(shop, { email, password: testPassword });
    const page = await browser.get('/user');
    const form = new FormData();
    const create = { width: 40, height: 40, channels: 3, background: '#0b6b57' } as const;
    const picture = await sharp({ create }).png().toBuffer();
    form.append('picture', new Blob([new Uint8Array(picture)]), 'me.png');
    const request = new Request('http://localhost', { method: 'PUT', body: form });
    const sent = await shop.accounts.inject({
      method: 'PUT',
      url: '/api/user/avatar',
      headers: {
        host: 'localhost:3001',
        cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-csrf-token': /<meta name="csrf-token" content="([^"]+)">/.exec(page.body)?.[1] ?? '',
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    const { avatar_url } = sent.json<{ avatar_url: string }>();
    const shown = await shop.accounts.inject(new URL(avatar_url).pathname);
    expect(shown.statusCode).toBe(200);
    expect(shown.headers['content-type']).toBe('image/webp');
    expect((await sharp(shown.rawPayload).metadata()).format).toBe('webp');
  });

  it('requests encryption for every write', () => {
    const isWriting = /^(PUT (?!.*partNumber)|POST .*[?&]uploads)/;
    const writing = s3.requests.filter(({ line }) => isWriting.test(line));
    const asked = writing.filter(({ line }) => line.includes('/portal/portal/installers'));
    expect(asked.length).toBeGreaterThan(0);
    expect(new Set(asked.map(({ headers }) => headers['x-amz-server-side-encryption']))).toEqual(
      new Set(['AES256']),
    );
  });
});
