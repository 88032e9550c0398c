import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { z } from 'zod';
import { $ZodType } from 'zod/v4/core';
import { accountsModules, managerModules } from './app.ts';
import { createApp } from '../platform/http/createApp.ts';
import type { Viewer } from '../platform/http/Viewer.ts';
import { machineOperator } from '../operator/machineOperator.ts';
import { operatorModules } from './operatorApp.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';

const modulesOf = {
  manager: [...managerModules, ...operatorModules],
  accounts: accountsModules,
} as const;
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Values for each parameter. */
const wrong = ['../secret', ' ', 'x'.repeat(200), '名前'];

/** A person with all rights. */
const viewer: Viewer = {
  sessionId: 'session',
  user: {
    id: 'nobody',
    email: 'nobody@kiban.example',
    first_name: 'Hanako',
    last_name: 'Sato',
    country_code: 'JP',
    role: 'owner',
    staff: true,
  },
  team: { id: 'no-team', edition: 'professional', agent: false, name: 'Kiban Works' },
};

interface Route {
  readonly method: (typeof methods)[number];
  readonly url: string;
  readonly params: unknown;
}

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ DEMO: '1' });
});
afterAll(() => server.close());

describe.each(['manager', 'accounts'] as const)('every route of %s with parameters', (name) => {
  const routes: Route[] = [];
  let app: FastifyInstance;

  const onRoute = ({ method: given, url, schema }: RouteOptions) => {
    if (!/[:*]/.test(url)) return;
    for (const method of methods) {
      if ([given].flat().includes(method)) routes.push({ method, url, params: schema?.params });
    }
  };

  beforeAll(async () => {
    app = createApp(server.deps, {
      name,
      modules: modulesOf[name],
      authenticate: () => Promise.resolve({ viewer, by: 'bearer', csrfSubject: null }),
      authenticateOperator: () => Promise.resolve(machineOperator('tester')),
      onRoute,
    });
    await app.ready();
  });
  afterAll(() => app.close());

  it('answers 404 for impossible values', async () => {
    let refused = 0;
    for (const { method, url, params } of routes) {
      const names = [...url.matchAll(/:(\w+)|\*/g)].map(([all, name]) => name ?? all);
      for (const value of wrong) {
        const at = url.replaceAll(/:\w+|\*/g, encodeURIComponent(value));
        const { statusCode, body } = await app.inject({ method, url: at });
        const call = `${method} ${at}`;
        const given = Object.fromEntries(names.map((each) => [each, value]));
        if (params instanceof $ZodType && !z.safeParse(params, given).success) {
          refused += 1;
          expect([call, statusCode]).toEqual([call, 404]);
        } else if (statusCode === 422) {
          const said = z.object({ msg: z.record(z.string(), z.string()) }).parse(JSON.parse(body));
          for (const each of names) expect(Object.keys(said.msg)).not.toContain(each);
        }
      }
    }
    expect(routes.length).toBeGreaterThan(25);
    expect(refused).toBeGreaterThan(10);
  });

  it('answers 404 for undecodable values', async () => {
    for (const { method, url } of routes) {
      const at = url.replaceAll(/:\w+|\*/g, '%zz');
      const { statusCode } = await app.inject({ method, url: at });
      expect([method, at, statusCode]).toEqual([method, at, 404]);
    }
  });
});
