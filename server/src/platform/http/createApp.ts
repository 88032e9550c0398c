import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  type RouteOptions,
} from 'fastify';
import fp from 'fastify-plugin';
import {
  serializerCompiler,
  validatorCompiler,
  type FastifyPluginAsyncZod,
} from 'fastify-type-provider-zod';
import { clientErrors } from '../answers/refusals/clientErrors.ts';
import { compressAnswers } from '../answers/compressAnswers.ts';
import { errorHandlers } from '../answers/refusals/errorHandlers.ts';
import type { Deps } from '../Deps.ts';
import { TooManyError, NotFoundError } from '../errors.ts';
import { databaseLimitStore, routeCaller } from '../limits/databaseLimitStore.ts';
import { traceRequests } from '../traces/traceRequests.ts';
import { addAccessHook } from './accessHook.ts';
import type { Authenticate } from './Access.ts';
import { refuseLongBodies, usualBodyBytes } from './bodyLimits.ts';
import { jsonParser, readForm } from './bodyParsers.ts';
import { printedFields, requirePrintable } from './printedFields.ts';
import { protectiveHeaders } from './protectiveHeaders.ts';
import type { AuthenticateOperator } from './Operator.ts';

/** A part of an application: its routes under their full paths. */
export type Module = (deps: Deps) => FastifyPluginAsyncZod;

function noCompiler(): never {
  throw new Error('Schemas are compiled by what the application sets.');
}

/** Puts a part into an application. */
export async function registerModule(
  app: FastifyInstance,
  module: Module,
  deps: Deps,
): Promise<void> {
  // For a part without a name fastify looks through all files that were ever loaded.
  const name = { [Symbol.for('fastify.display-name')]: module.name };
  await app.register(Object.assign(module(deps), name));
}

type OnRoute = (route: RouteOptions) => void;

export interface AppOptions {
  readonly name: 'manager' | 'accounts' | 'operator';
  readonly modules: readonly Module[];
  readonly authenticate: Authenticate;
  /** Without it the application can have no operator routes. */
  readonly authenticateOperator?: AuthenticateOperator;
  /** Hears of every route; for tests that walk them. */
  readonly onRoute?: OnRoute;
}

/**
 * What all applications have in common: ids, logs, errors, access, headers. Its modules are put
 * together when it is first asked something, listens, or is awaited by `ready()`.
 */
export function createApp(
  deps: Deps,
  { name, modules, authenticate, authenticateOperator, onRoute }: AppOptions,
): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = deps.log.child({ app: name });
  // Its few fields are plain words and numbers: there is nothing to hide in them.
  const requestLog = deps.log.child({ app: name }, { redact: [] });
  const { managerUrl, accountsUrl } = deps.config;
  const site = {
    origin: name === 'accounts' ? accountsUrl : managerUrl,
    start: managerUrl,
    hasPages: name !== 'operator',
  };
  const { onError, onNotFound } = errorHandlers(site);
  const app = Fastify({
    loggerInstance,
    // Of an address that cannot be read, before any route is known.
    frameworkErrors: onError,
    // Of what never becomes a request.
    clientErrorHandler: clientErrors(site, loggerInstance),
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'request_id',
    }),
    genReqId: () => randomUUID(),
    trustProxy: deps.config.trustsProxy,
    bodyLimit: usualBodyBytes,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    // Else it loads those of its own, which nobody uses.
    schemaController: {
      compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler },
    },
    // Requests in flight are answered before the process ends.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  });
  if (deps.config.traces) traceRequests(app, name);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(onError);
  app.setNotFoundHandler(onNotFound);
  if (onRoute) app.addHook('onRoute', onRoute);
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access) throw new Error(`${String(method)} ${url} does not declare its access`);
    if (config.access.who === 'operator' && !authenticateOperator) {
      throw new Error(`${String(method)} ${url} is an operator route, which ${name} has none of`);
    }
  });
  app.addHook('onRoute', (route) => {
    const fields = printedFields(route.schema?.body);
    if (fields.length === 0) return;
    route.preHandler = [route.preHandler ?? []].flat();
    route.preHandler.push((request: FastifyRequest) => requirePrintable(fields, request.body));
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    // The machine's may be wrong, and license clients take the time from here when theirs is refused.
    reply.header('date', deps.clock().toUTCString());
    if (deps.readiness.isDraining) reply.header('connection', 'close');
    // No name or id of ours has it, and PostgreSQL takes it in no text. A search leaves it out.
    if (/^[^?]*%00/.test(request.url)) throw new NotFoundError();
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  refuseLongBodies(app);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, jsonParser(app));
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const { statusCode: status, elapsedTime } = reply;
    deps.metrics.requests.observe(
      { app: name, method: request.method, route, status: String(status) },
      elapsedTime / 1000,
    );
    const fields = { method: request.method, route, status, ms: Math.round(elapsedTime) };
    // Probes come every few seconds and say nothing when they succeed.
    if (status >= 400 || !(route === '/health' || route === '/ready')) {
      requestLog.info({ request_id: request.id, ...fields }, 'request');
    }
  });
  compressAnswers(app);
  const headers = protectiveHeaders(deps.config.secure);
  app.addHook('onRequest', (_request, reply, done) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    done();
  });
  void app.register(cookie);
  void app.register(formbody, { bodyLimit: usualBodyBytes, parser: readForm });
  void app.register(rateLimit, {
    global: false,
    store: databaseLimitStore(deps),
    keyGenerator: routeCaller,
    errorResponseBuilder: (_request, { ttl }) => new TooManyError(Math.ceil(ttl / 1000)),
  });
  // After these plugins, which it builds on, and on the application itself.
  const ownParts = fp(async () => {
    addAccessHook(app, { keys: deps.keys, authenticate, authenticateOperator });
    for (const module of modules) await registerModule(app, module, deps);
  });
  void app.register(ownParts);
  return app;
}
