import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { InjectOptions } from 'fastify';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { expectedRoutes } from '../testing/access/expectedAccess.ts';
import { foreignCalls, provenElsewhere, type ForeignCall } from '../testing/access/foreignCalls.ts';
import { openEverySession, type CallerSession } from '../testing/access/openEverySession.ts';
import { openForeignTeam, type ForeignTeam } from '../testing/access/openForeignTeam.ts';
import { concrete } from '../testing/access/routesOf.ts';

const services = ['manager', 'accounts'] as const;
let server: TestServer;
let foreign: ForeignTeam;
let strangers: readonly CallerSession[];
let calls: readonly ForeignCall[];
beforeAll(async () => {
  server = await createTestServer();
  foreign = await openForeignTeam(server);
  const sessions = await openEverySession(server);
  strangers = sessions.filter(({ caller }) => caller.role === 'owner' || caller.role === 'guest');
  calls = await foreignCalls(foreign);
}, 300_000);
afterAll(() => server.close());

describe('data of a team', () => {
  it('is tested for every route with an id', () => {
    const withIds = services.flatMap((service) =>
      expectedRoutes(service)
        .filter(({ call, who }) => who !== 'ownProof' && who !== 'anybody' && call.includes(':'))
        .map(({ call }) => call),
    );
    const covered = [...calls.map(({ route }) => route), ...provenElsewhere.keys()];
    expect(withIds.filter((route) => !covered.includes(route))).toEqual([]);
  });

  it('is invisible to every other team, and unchanged', async () => {
    const marks = await foreign.marks();
    const before = await foreign.digest();
    const found: string[] = [];
    for (const { route, service, request } of calls) {
      for (const { caller, call } of strangers) {
        const { statusCode, body } = await call(service, request);
        const mark = marks.find((each) => body.includes(each) && !said(request).includes(each));
        const isRefused =
          statusCode === 404 ||
          statusCode === 403 ||
          body.startsWith('{"error":true') ||
          isUnknownToAll(body);
        if (!isRefused || mark !== undefined) {
          found.push(`${route} by ${JSON.stringify(caller)}: ${statusCode} ${body.slice(0, 200)}`);
        }
      }
    }
    expect(found).toEqual([]);
    expect(await foreign.digest()).toBe(before);
  }, 300_000);

  it('is in no list, page or file of another team', async () => {
    const marks = await foreign.marks();
    const found: string[] = [];
    let read = 0;
    for (const service of services) {
      const routes = expectedRoutes(service).filter(
        ({ call, who }) => call.startsWith('GET ') && who !== 'ownProof',
      );
      for (const { call: route } of routes) {
        for (const { caller, call } of strangers.filter((each) => each.caller.role === 'owner')) {
          const url = concrete(route.replace('GET ', ''));
          const { body } = await call(service, { method: 'GET', url });
          const mark = marks.find((each) => body.includes(each));
          if (mark !== undefined) found.push(`${route} by ${caller.role}: ${mark}`);
          read += 1;
        }
      }
    }
    expect(found).toEqual([]);
    expect(read).toBeGreaterThan(200);
  }, 300_000);

  it('is available to its owner by the same calls', async () => {
    const missed: string[] = [];
    for (const { route, service, request } of calls) {
      const proof =
        service === 'manager'
          ? { cookie: foreign.owner.cookie, 'x-csrf-token': foreign.owner.csrf }
          : foreign.ownerAtAccounts.proof;
      const headers = { ...proof, ...request.headers };
      const { statusCode, body } = await server[service].inject({ ...request, headers });
      if (statusCode >= 400) {
        missed.push(`${route}: ${statusCode} ${body.slice(0, 200)}`);
      }
    }
    expect(missed).toEqual([]);
  }, 120_000);
});

/** A bulk call answers for each item that it does not exist. */
const isUnknownToAll = (body: string): boolean =>
  body.startsWith('{"done":[],') && !/"code":"(?!not_found")/.test(body);

/** The request's own text, which the response may repeat. */
const said = ({ url, payload }: InjectOptions): string => JSON.stringify([url, payload]);
