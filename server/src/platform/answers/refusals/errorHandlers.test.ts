import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { errorSchema } from '@portal/shared/contracts';
import { z } from 'zod';
import { ConflictError, NotFoundError, TooManyError } from '../../errors.ts';
import { createRoutesApp } from '../../../testing/createRoutesApp.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { aPerson, aTeam } from '../../../testing/builders/people.ts';
import { signIn } from '../../../testing/browsers/TestClient.ts';
import { unknownApiRoutes } from '../../../composition/api-documents/unknownApi.routes.ts';
import type { Module } from '../../http/createApp.ts';

const body = z.strictObject({ quantity: z.int(), name: z.string().optional() });

/** One route for each kind of refusal, on the real stack. */
const routes: Module = (deps) => async (app) => {
  app.post(
    '/api/guest',
    { config: { access: { who: 'guest' } }, schema: { body, response: { 200: z.object({}) } } },
    () => ({}),
  );
  app.post('/api/manager', { config: { access: { who: 'manager' } } }, () => ({}));
  app.get(
    '/api/professional',
    { config: { access: { who: 'guest', edition: 'professional' } } },
    () => ({}),
  );
  app.get('/api/japan', { config: { access: { who: 'guest', country: 'JP' } } }, () => ({}));
  app.post('/api/visitor', { config: { access: { who: 'visitor' } } }, () => ({}));
  app.post('/api/small', { config: { access: { who: 'public' } }, bodyLimit: 10 }, () => ({}));
  app.get('/api/missing', { config: { access: { who: 'public' } } }, () => {
    throw new NotFoundError();
  });
  app.get('/api/conflict', { config: { access: { who: 'public' } } }, () => {
    throw new ConflictError('not_in_use');
  });
  app.get('/api/unstorable', { config: { access: { who: 'public' } } }, () =>
    deps.db.selectFrom('manager.license').select('id').where('number', '=', '\u0000').execute(),
  );
  app.get('/api/busy', { config: { access: { who: 'public' } } }, () => {
    throw new TooManyError(30);
  });
  app.get('/api/broken', { config: { access: { who: 'public' } } }, () => {
    throw new Error('select secret from somewhere');
  });
  app.get(
    '/api/lying',
    {
      config: { access: { who: 'public' } },
      schema: { response: { 200: z.object({ n: z.int() }) } },
    },
    () => ({ n: Number.NaN }),
  );
  app.get(
    '/api/limited',
    { config: { access: { who: 'public' }, rateLimit: { max: 1, timeWindow: 60_000 } } },
    () => ({}),
  );
};

let server: TestServer;
let app: FastifyInstance;
beforeAll(async () => {
  server = await createTestServer();
  app = createRoutesApp(server, [routes, unknownApiRoutes]);
});
afterAll(async () => {
  await app.close();
  await server.close();
});

function expectRefusal(answer: LightMyRequestResponse, status: number, code: string): void {
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toContain('application/json');
  const refusal = errorSchema.parse(answer.json());
  expect(refusal.code).toBe(code);
  expect(refusal.request_id).toBe(answer.headers['x-request-id']);
}

const client = async (given: Parameters<typeof aPerson>[1] = {}) =>
  signIn({ deps: server.deps, manager: app }, await aPerson(server.deps, given));

describe('a call without a session', () => {
  it('is 401 signed_out before its body is read', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/guest',
      headers: { 'content-type': 'application/json' },
      payload: '{ not json',
    });
    expectRefusal(answer, 401, 'signed_out');
  });
});

describe('a call without the CSRF token', () => {
  it('is 403 csrf with a cookie', async () => {
    const { cookie } = await client();
    const answer = await app.inject({ method: 'POST', url: '/api/manager', headers: { cookie } });
    expectRefusal(answer, 403, 'csrf');
  });

  it('is 403 csrf with the token of another session', async () => {
    const [mine, other] = [await client(), await client()];
    const headers = { 'x-csrf-token': other.csrf };
    expectRefusal(await mine.post('/api/manager', { headers }), 403, 'csrf');
  });

  it('is 403 csrf for visitors without a visitor cookie', async () => {
    expectRefusal(await app.inject({ method: 'POST', url: '/api/visitor' }), 403, 'csrf');
  });

  it('is accepted with a bearer token alone', async () => {
    const { bearer } = await client();
    const answer = await app.inject({
      method: 'POST',
      url: '/api/manager',
      headers: { authorization: `Bearer ${bearer}` },
    });
    expect(answer.statusCode).toBe(200);
  });
});

describe('a person who may not', () => {
  it('is 403 not_allowed as a guest', async () => {
    expectRefusal(await (await client({ role: 'guest' })).post('/api/manager'), 403, 'not_allowed');
  });

  it('is 403 not_allowed with an unknown role', async () => {
    expectRefusal(await (await client({ role: 77 })).post('/api/manager'), 403, 'not_allowed');
  });

  it('is 403 not_allowed in a community team', async () => {
    const team = await aTeam(server.deps, { edition: 'community' });
    expectRefusal(await (await client({ team })).get('/api/professional'), 403, 'not_allowed');
  });

  it('is 403 not_allowed in another country', async () => {
    expectRefusal(
      await (await client({ country_code: 'US' })).get('/api/japan'),
      403,
      'not_allowed',
    );
  });

  it('is 403 csrf first when the CSRF token is missing too', async () => {
    const { cookie } = await client({ role: 'guest' });
    const answer = await app.inject({ method: 'POST', url: '/api/manager', headers: { cookie } });
    expectRefusal(answer, 403, 'csrf');
  });
});

describe('a malformed request', () => {
  it('is 422 invalid and names the fields', async () => {
    const answer = await (await client()).post('/api/guest', { payload: { quantity: 1.5, x: 1 } });
    expectRefusal(answer, 422, 'invalid');
    expect(Object.keys(answer.json<{ msg: object }>().msg)).toContain('quantity');
  });

  it('is 422 invalid when it is not JSON', async () => {
    const { csrf } = await client();
    const answer = await (
      await client()
    ).post('/api/guest', {
      headers: { 'content-type': 'application/json' },
      payload: '{',
    });
    expect(csrf).not.toBe('');
    expectRefusal(answer, 422, 'invalid');
  });

  it('is 413 too_large above the limit of the call', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/small',
      payload: { a: 'x'.repeat(50) },
    });
    expectRefusal(answer, 413, 'too_large');
  });
});

describe('other refusals', () => {
  it('answers 422 invalid for a text that PostgreSQL cannot store', async () => {
    expectRefusal(await app.inject('/api/unstorable'), 422, 'invalid');
  });

  it('answers 404 not_found for a missing object', async () => {
    expectRefusal(await app.inject('/api/missing'), 404, 'not_found');
  });

  it('answers JSON for unknown calls, with or without a slash', async () => {
    expectRefusal(await app.inject('/api/no/such/call/'), 404, 'not_found');
    expectRefusal(await app.inject({ method: 'PUT', url: '/api/none' }), 404, 'not_found');
  });

  it('answers 409 with the code of the call', async () => {
    expectRefusal(await app.inject('/api/conflict'), 409, 'not_in_use');
  });

  it('answers 429 with Retry-After', async () => {
    const answer = await app.inject('/api/busy');
    expectRefusal(answer, 429, 'too_many');
    expect(answer.headers['retry-after']).toBe('30');
  });

  it('answers 429 beyond a rate limit', async () => {
    await app.inject('/api/limited');
    const answer = await app.inject('/api/limited');
    expectRefusal(answer, 429, 'too_many');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('answers 500 internal without details of the fault', async () => {
    const answer = await app.inject('/api/broken');
    expectRefusal(answer, 500, 'internal');
    expect(answer.body).not.toContain('secret');
  });

  it('answers 500 internal for an answer that breaks the contract', async () => {
    expectRefusal(await app.inject('/api/lying'), 500, 'internal');
  });
});

describe('every answer', () => {
  it('carries security headers', async () => {
    const { headers } = await app.inject('/api/missing');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('a route without declared access', () => {
  it('is refused at the start', async () => {
    const careless: Module = () => async (each) => {
      each.get('/api/careless', () => ({}));
    };
    const made = createRoutesApp(server, [careless]);
    await expect(made.ready()).rejects.toThrow('GET /api/careless does not declare its access');
  });
});
