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
import { refuseLongBodies, defaultBodyBytes } from './bodyLimits.ts';
import { jsonParser, readForm } from './bodyParsers.ts';
import { printedFields, requirePrintable } from './printedFields.ts';
import { protectiveHeaders } from './protectiveHeaders.ts';
import type { AuthenticateOperator } from './Operator.ts';

/** A module of an application; declares routes with full paths. */
export type Module = (deps: Deps) => FastifyPluginAsyncZod;

function noCompiler(): never {
  throw new Error('the application sets no schema compiler');
}

/** Registers a module. */
export async function registerModule(
  app: FastifyInstance,
  module: Module,
  deps: Deps,
): Promise<void> {
  // Without a name, Fastify searches all loaded files for one.
  const name = { [Symbol.for('fastify.display-name')]: module.name };
  await app.register(Object.assign(module(deps), name));
}

type OnRoute = (route: RouteOptions) => void;

export interface AppOptions {
  readonly name: 'manager' | 'accounts' | 'operator';
  readonly modules: readonly Module[];
  readonly authenticate: Authenticate;
  /** Omitted: the application has no operator routes. */
  readonly authenticateOperator?: AuthenticateOperator;
  /** Observes every route; for tests. */
  readonly onRoute?: OnRoute;
}

/**
 * The common base of all applications: ids, logging, errors, access, headers. Modules are loaded on
 * the first request, on listen or on `ready()`.
 */
export function createApp(
  deps: Deps,
  { name, modules, authenticate, authenticateOperator, onRoute }: AppOptions,
): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = deps.log.child({ app: name });
  // Its fields are plain words and numbers, so redaction is unnecessary.
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
    // For undecodable addresses, before routing.
    frameworkErrors: onError,
    // For malformed HTTP.
    clientErrorHandler: clientErrors(site, loggerInstance),
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'request_id',
    }),
    genReqId: () => randomUUID(),
    trustProxy: deps.config.trustsProxy,
    bodyLimit: defaultBodyBytes,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    // Otherwise Fastify loads its default compilers, which are unused.
    schemaController: {
      compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler },
    },
    // Requests in flight are answered before close.
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
    if (route.method === 'PUT' && !route.config?.stored)
      throw new Error(`PUT ${route.url} does not declare the printed texts that it overwrites`);
    route.preHandler = [route.preHandler ?? []].flat();
    route.preHandler.push((request: FastifyRequest) => requirePrintable(fields, request));
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    // License clients read the time here when their clock was refused; the machine's may be wrong.
    reply.header('date', deps.clock().toUTCString());
    if (deps.readiness.isDraining) reply.header('connection', 'close');
    // NUL is in no name or id, and PostgreSQL cannot store it. Query strings drop it later.
    if (/^[^?]*%00/.test(request.url)) throw new NotFoundError();
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  refuseLongBodies(app);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, jsonParser(app));
  app.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.config.isEndless) return;
    const route = request.routeOptions.url ?? 'none';
    const { statusCode: status, elapsedTime } = reply;
    deps.metrics.requests.observe(
      { app: name, method: request.method, route, status: String(status) },
      elapsedTime / 1000,
    );
    const fields = { method: request.method, route, status, ms: Math.round(elapsedTime) };
    // Successful probes come every few seconds and are not worth a line.
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
  void app.register(formbody, { bodyLimit: defaultBodyBytes, parser: readForm });
  void app.register(rateLimit, {
    global: false,
    store: databaseLimitStore(deps),
    keyGenerator: routeCaller,
    errorResponseBuilder: (_request, { ttl }) => new TooManyError(Math.ceil(ttl / 1000)),
  });
  // Depends on these plugins and on the application itself.
  const ownParts = fp(async () => {
    addAccessHook(app, { keys: deps.keys, authenticate, authenticateOperator });
    for (const module of modules) await registerModule(app, module, deps);
  });
  void app.register(ownParts);
  return app;
}
