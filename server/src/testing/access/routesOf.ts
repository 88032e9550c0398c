import { accountsModules, managerModules } from '../../app/app.ts';
import { $ZodObject } from 'zod/v4/core';
import type { Access } from '../../platform/http/Access.ts';
import { defaultBodyBytes } from '../../platform/http/bodyLimits.ts';
import { createApp, type Module } from '../../platform/http/createApp.ts';
import { operatorOfToken } from '../../operator/tokens/operatorOfToken.ts';
import type { TestServer } from '../createTestServer.ts';

export interface Route {
  readonly method: string;
  readonly url: string;
  readonly access: Access | undefined;
  /** A page route, whose errors are pages. */
  readonly isPage: boolean;
  /** Body limit in bytes. */
  readonly bytes: number;
  /** Fields of a JSON object body; `undefined` without a body. */
  readonly fields: readonly string[] | undefined;
  /** Schemas of body, query and parameters. */
  readonly schema: {
    readonly body?: unknown;
    readonly querystring?: unknown;
    readonly params?: unknown;
  };
}

const ownModules = { manager: managerModules, accounts: accountsModules } as const;

/** All routes of a service with these modules; default: its own. */
export async function routesOf(
  { deps }: Pick<TestServer, 'deps'>,
  name: 'manager' | 'accounts',
  modules: readonly Module[] = ownModules[name],
): Promise<Route[]> {
  const routes: Route[] = [];
  const app = createApp(deps, {
    name,
    modules,
    authenticate: () => Promise.resolve({ viewer: null, by: 'none', csrfSubject: null }),
    ...(name === 'accounts' ? {} : { authenticateOperator: operatorOfToken(deps) }),
    onRoute: ({ method, url, config, bodyLimit, schema }) => {
      const body = schema?.body;
      const of = {
        ...{ url, access: config?.access, isPage: config?.page === true },
        bytes: config?.streamBytes ?? bodyLimit ?? defaultBodyBytes,
        fields: body === undefined ? undefined : fieldsOf(body),
        schema: schema ?? {},
      };
      for (const one of [method].flat()) routes.push({ method: one, ...of });
    },
  });
  await app.ready();
  await app.close();
  return routes;
}

function fieldsOf(schema: unknown): string[] {
  return schema instanceof $ZodObject ? Object.keys(schema._zod.def.shape) : [];
}

/** An address that matches the route. */
export const concrete = (url: string): string => url.replaceAll(/:\w+/g, '1').replace('*', 'x');
