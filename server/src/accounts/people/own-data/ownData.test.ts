import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import type { AccountsBrowser } from '../../../testing/browsers/AccountsBrowser.ts';
import { signInAtAccounts } from '../../../testing/browsers/SignInVisit.ts';
import {
  aNewPerson,
  anAccountsTeam,
  testPassword,
} from '../../../testing/builders/accountPeople.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { ownDataParts } from './ownDataFile.ts';

const email = 'hanako@kiban.example';
let server: TestServer;
let id: string;
let browser: AccountsBrowser;

beforeAll(async () => {
  server = await createTestServer();
  const team = await anAccountsTeam(server.deps, {
    people: [await aNewPerson(), await aNewPerson({ email: 'ken@kiban.example', role: 'guest' })],
  });
  id = team.people[0]?.id ?? '';
  browser = await signInAtAccounts(server, { email, password: testPassword });
}, 60_000);
afterAll(() => server.close());

/** Unpacks with Python, not with the library that packed. */
function unzip(content: Buffer): Readonly<Record<string, string>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-own-data-'));
  const file = path.join(folder, 'my-data.zip');
  writeFileSync(file, content);
  const script =
    'import json,sys,zipfile\nz=zipfile.ZipFile(sys.argv[1])\nassert z.testzip() is None\nprint(json.dumps({n:z.read(n).decode("utf-8") for n in z.namelist()}))';
  const text = execFileSync('python3', ['-c', script, file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return z.record(z.string(), z.string()).parse(JSON.parse(text));
}

describe('GET /api/user/data.zip', () => {
  it('contains all data of a person, without secrets or data of others', async () => {
    await browser.send('POST', '/api/invitations', {
      email: 'invited@kiban.example',
      last_name: '',
      first_name: '',
      role: 'guest',
      locale: 'en',
    });
    const answer = await browser.get('/api/user/data.zip');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename=my-data.zip',
      'cache-control': 'no-store',
    });
    const files = unzip(answer.rawPayload);
    expect(Object.keys(files)).toHaveLength(ownDataParts.length + 1);
    expect(JSON.parse(files['profile.json'] ?? '')).toMatchObject({ email, first_name: 'Hanako' });
    expect(JSON.parse(files['team.json'] ?? '')).toMatchObject([{ role: 'owner' }]);
    expect(JSON.parse(files['sessions.json'] ?? '')).toHaveLength(1);
    expect(files['invitations.csv']).toContain('invited@kiban.example');
    expect(files['audit.csv']).toContain('account.sign-in');
    const all = Object.values(files).join('\n');
    for (const other of ['argon2', 'ken@kiban.example']) expect(all).not.toContain(other);
    for (const name of Object.keys(files)) {
      if (name !== 'README.txt') expect(files['README.txt']).toContain(name);
    }
  });

  it('has a README in the reader’s language', async () => {
    const { headers } = await browser.get('/api/user/data.zip');
    expect(headers['content-type']).toBe('application/zip');
    browser.setCookie('portal_locale', 'ja');
    const files = unzip((await browser.get('/api/user/data.zip')).rawPayload);
    expect(files['README.txt']).toContain('お客様のデータ');
  });

  it('is recorded in the audit log', async () => {
    const acts = await server.deps.db
      .selectFrom('portal.audit_log')
      .select(['actor', 'object'])
      .where('action', '=', 'account.data')
      .execute();
    expect(acts).toContainEqual({ actor: id, object: id });
  });

  it('is limited to five an hour, and requires a recent proof', async () => {
    const answers: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      answers.push((await browser.get('/api/user/data.zip')).statusCode);
    }
    expect(answers.filter((status) => status === 200).length).toBeLessThanOrEqual(5);
    expect(answers.at(-1)).toBe(429);
    server.pass(11 * 60_000);
    expect((await browser.get('/api/user/data.zip')).statusCode).toBe(403);
  });
});

describe('ownDataParts', () => {
  it('has unique names that are valid file names, in both languages', () => {
    const names = ownDataParts.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { name, about } of ownDataParts) {
      expect(name).toMatch(/^[a-z-]+$/);
      expect([about.en, about.ja].every((text) => text.length > 3)).toBe(true);
    }
  });
});
