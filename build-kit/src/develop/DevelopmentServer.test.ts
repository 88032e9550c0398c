import type { AddressInfo } from 'node:net';
import http, { createServer, type Server } from 'node:http';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RemoteConfig } from '@portal/shared/remote';
import { RecordedAnswers } from './RecordedAnswers.ts';
import { Builds } from './Builds.ts';
import { createDevelopmentServer } from './DevelopmentServer.ts';
import { EventStream } from './EventStream.ts';
import { serveStandalone } from './serveStandalone.ts';

const dir = mkdtempSync(join(tmpdir(), 'develop-'));
const title = { en: 'Parts', ja: '部品' };
const config: RemoteConfig = {
  name: 'mf-parts',
  version: '1.0.0',
  contract: '^1.0.0',
  routes: [
    { path: '/parts', title },
    { path: '/parts/:id', title },
  ],
  navigation: [],
};

/** A portal that returns each request, and whose configuration has an accounts address. */
const portal = createServer((request, response) => {
  response.setHeader('content-type', 'application/json');
  const services = { accounts: 'http://accounts.example', manager: 'http://portal.example' };
  const isConfig = request.url === '/api/config/';
  response.end(JSON.stringify(isConfig ? { services } : { asked: request.url }));
});
const servers: Server[] = [portal];
const builds = new Builds();

/** Starts a server. @returns its port */
async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  servers.push(server);
  return (server.address() as AddressInfo).port;
}

async function develop(data: 'record' | 'recorded'): Promise<number> {
  const { port } = portal.address() as AddressInfo;
  const url = `http://localhost:${String(port)}`;
  const origin = 'http://localhost:3200';
  const answers = new RecordedAnswers(join(dir, 'answers.json'));
  const alone = serveStandalone({ config, builds, portal: url, origin, answers, data });
  const parts = { builds, news: new EventStream(), dir, portal: 'http://portal.example', alone };
  return listen(createDevelopmentServer(parts));
}

/** Returns a response with status, headers and body. */
function get(port: number, path: string, headers: http.OutgoingHttpHeaders = {}) {
  return new Promise<{ status?: number; headers: http.IncomingHttpHeaders; body: string }>(
    (resolve) => {
      http.get({ host: 'localhost', port, path, headers }, (answer) => {
        let body = '';
        answer.on('data', (chunk) => (body += String(chunk)));
        answer.on('end', () => {
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body });
        });
      });
    },
  );
}

let live: number;
beforeAll(async () => {
  writeFileSync(join(dir, 'a.js'), 'one');
  writeFileSync(join(dir, 'release.json'), JSON.stringify({ hash: 'a1', files: ['a.js'] }));
  builds.take(dir);
  await listen(portal);
  live = await develop('record');
});
afterAll(() => {
  for (const server of servers) server.close();
});

describe('the development server of a remote', () => {
  it('allows the pages of one portal, and no other site', async () => {
    const own = await get(live, '/release.json', { origin: 'http://portal.example' });
    expect(own.headers['access-control-allow-origin']).toBe('http://portal.example');
    expect(JSON.parse(own.body)).toMatchObject({ hash: 'a1' });
    const other = await get(live, '/release.json', { origin: 'http://evil.example' });
    expect(other.headers['access-control-allow-origin']).toBeUndefined();
    const renamed = await get(live, '/release.json', { host: 'evil.example' });
    expect(renamed.status).toBe(403);
  });

  it('serves only files of its builds', async () => {
    expect((await get(live, '/builds/a1/a.js')).body).toBe('one');
    expect((await get(live, '/builds/b2/a.js')).status).toBe(404);
    expect((await get(live, '/builds/a1/release.json')).status).toBe(404);
  });

  it('has a page for each route, and redirects to the portal for other addresses', async () => {
    for (const path of ['/parts', '/parts/7?x=1']) {
      expect((await get(live, path)).headers['content-type']).toMatch(/^text\/html/);
    }
    expect((await get(live, '/')).headers.location).toBe('/parts');
    expect((await get(live, '/orders?q=1')).headers.location).toMatch(/\/orders\?q=1$/);
    await get(live, '/api/config/');
    expect((await get(live, '/user')).headers.location).toBe('http://accounts.example/user');
  });

  it('proxies the portal, and replays recorded responses without it', async () => {
    expect(JSON.parse((await get(live, '/api/parts?q=1')).body)).toEqual({
      asked: '/api/parts?q=1',
    });
    expect(JSON.parse((await get(live, '/api/config/')).body)).toMatchObject({
      services: { accounts: 'http://localhost:3200' },
      staff: true,
    });
    const recorded = await develop('recorded');
    expect(JSON.parse((await get(recorded, '/api/parts?q=1')).body)).toEqual({
      asked: '/api/parts?q=1',
    });
    const unknown = await get(recorded, '/api/parts?q=2');
    expect([unknown.status, unknown.body]).toEqual([
      404,
      expect.stringContaining('No answer to GET /api/parts?q=2 was recorded'),
    ]);
  });
});
