import { randomBytes } from 'node:crypto';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Deps } from '../../platform/Deps.ts';
import { csrfToken } from '../../platform/http/csrf.ts';
import { createApiToken } from '../../platform/session/tokens/apiToken.ts';
import { hashOf, insertSession } from '../../platform/session/session.queries.ts';
import { absoluteMs, idleMs } from '../../platform/session/sessionTimes.ts';
import { newVisitor } from '../../platform/session/visitor.ts';

type Options = Omit<InjectOptions, 'method' | 'url'>;

/** A browser with a session at the manager: calls send its cookie and CSRF token. */
export interface TestClient {
  readonly cookie: string;
  readonly csrf: string;
  readonly bearer: string;
  get(url: string, options?: Options): Promise<LightMyRequestResponse>;
  delete(url: string, options?: Options): Promise<LightMyRequestResponse>;
  put(url: string, options?: Options): Promise<LightMyRequestResponse>;
  /** `payload`: a plain object is sent as JSON; otherwise set the headers. */
  post(url: string, options?: Options): Promise<LightMyRequestResponse>;
}

/** Opens a session for a person, bypassing accounts. */
export async function signIn(
  { deps, manager }: { readonly deps: Deps; readonly manager: FastifyInstance },
  person: { readonly id: string; readonly team: { readonly id: string } },
): Promise<TestClient> {
  const id = randomBytes(32).toString('base64url');
  const now = deps.clock();
  await insertSession(deps.db, {
    id_hash: hashOf(id),
    user_id: person.id,
    team_id: person.team.id,
    created_at: now,
    idle_until: new Date(now.getTime() + idleMs),
    absolute_until: new Date(now.getTime() + absoluteMs),
    ended_at: null,
    provider_session: `provider-${id}`,
    id_token: deps.keys.seal('test id token'),
    access_token: deps.keys.seal('test access token'),
    access_expires_at: new Date(now.getTime() + 600_000),
    refresh_token: null,
  });
  return clientOf(manager, {
    cookie: `manager_session=${id}`,
    csrf: csrfToken(deps.keys, hashOf(id)),
    bearer: await createApiToken(deps, hashOf(id)),
  });
}

/** A visitor's browser on a page of the portal. */
export function visit({
  deps,
  manager,
}: {
  readonly deps: Deps;
  readonly manager: FastifyInstance;
}): TestClient {
  const { cookie, subject } = newVisitor(deps.keys);
  const csrf = csrfToken(deps.keys, subject);
  return clientOf(manager, { cookie: `manager_visitor=${cookie}`, csrf, bearer: '' });
}

function clientOf(
  manager: FastifyInstance,
  tokens: Pick<TestClient, 'cookie' | 'csrf' | 'bearer'>,
): TestClient {
  const { cookie, csrf } = tokens;
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, options: Options = {}) =>
    manager.inject({
      ...options,
      method,
      url,
      headers: { cookie, 'x-csrf-token': csrf, ...options.headers },
    });
  return {
    ...tokens,
    get: (url, options) => call('GET', url, options),
    post: (url, options) => call('POST', url, options),
    put: (url, options) => call('PUT', url, options),
    delete: (url, options) => call('DELETE', url, options),
  };
}
