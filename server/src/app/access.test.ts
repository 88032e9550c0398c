import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import type { Caller } from '../testing/access/accessGroups.ts';
import { expectedRoutes } from '../testing/access/expectedAccess.ts';
import { openEverySession, type CallerSession } from '../testing/access/openEverySession.ts';
import { concrete, routesOf } from '../testing/access/routesOf.ts';

/** Enables optional routes. */
const everything = { DEMO: '1' };
/** Unknown calls answer 404 to everybody. */
const noRoute = '/api/*';

let server: TestServer;
let sessions: readonly CallerSession[];
beforeAll(async () => {
  server = await createTestServer(everything);
  sessions = await openEverySession(server);
}, 120_000);
afterAll(() => server.close());

describe.each(['manager', 'accounts'] as const)('every route of %s', (service) => {
  const expected = expectedRoutes(service);

  it('is in the access table, and the table has no other', async () => {
    const registered = (await routesOf(server, service))
      .filter(({ method, url }) => method !== 'OPTIONS' && url !== noRoute)
      .map(({ method, url }) => `${method} ${url}`);
    const isHeadOfGet = (call: string) => registered.includes(call.replace(/^HEAD /, 'GET '));
    const own = registered.filter((call) => !call.startsWith('HEAD ') || !isHeadOfGet(call));
    expect(own.toSorted()).toEqual(expected.map(({ call }) => call).toSorted());
  });

  it('accepts permitted callers, and refuses all others', async () => {
    const walked: string[] = [];
    const wanted: string[] = [];
    for (const { call, expects } of expected.filter(({ who }) => who !== 'ownProof')) {
      for (const { caller, call: make } of sessions) {
        const answer = await make(service, senseless(call));
        const said = `${call} by ${nameOf(caller)}: `;
        walked.push(said + outcomeOf(answer));
        wanted.push(said + expects(caller));
      }
    }
    expect(walked.filter((line) => !wanted.includes(line))).toEqual([]);
    expect(walked.length).toBeGreaterThan(400);
  }, 300_000);
});

/** A call with an invalid body, so that it has no effect. */
function senseless(call: string): InjectOptions {
  const [method = '', url = ''] = call.split(' ');
  const known = (['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).find(
    (each) => each === method,
  );
  if (!known) throw new Error(`no method ${method}`);
  const hasBody = known !== 'GET' && known !== 'HEAD';
  return { method: known, url: concrete(url), ...(hasBody && { payload: [] }) };
}

function nameOf(caller: Caller): string {
  if (caller.role === 'visitor') return 'a visitor';
  return `${caller.role} of a ${caller.edition} team in ${caller.country}`;
}

/**
 * Whether access was granted. A permitted call may still fail: its body is invalid, and no gateway
 * runs.
 */
function outcomeOf({ statusCode, headers, body }: LightMyRequestResponse): string {
  if (statusCode >= 500 && statusCode !== 503) return `failed with ${statusCode}`;
  const isJson = String(headers['content-type']).startsWith('application/json');
  const code = isJson ? /"code":"(\w+)"/.exec(body)?.[1] : undefined;
  if (statusCode === 401) return 'signed out';
  const wantsProof = code === 'proof_needed' || code === 'provider_proof_needed';
  return statusCode === 403 && !wantsProof ? 'refused' : 'taken';
}
