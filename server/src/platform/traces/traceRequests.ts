import { context, SpanKind, trace, type Context } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contextOf, noteFailure, tracer } from './spans.ts';

/** Health checks come every few seconds and are not traced. */
const probes: ReadonlySet<string | undefined> = new Set(['/health', '/ready']);

/**
 * Makes each request a span of the trace in its `traceparent` header. Records only the route
 * pattern, no addresses or headers. Must run before all other hooks, which run within the span.
 */
export function traceRequests(app: FastifyInstance, name: string): void {
  const contexts = new WeakMap<FastifyRequest, Context>();

  app.addHook('onRequest', (request, reply, done) => {
    const { method, headers, routeOptions, id } = request;
    const { url: route } = routeOptions;
    if (probes.has(route)) {
      done();
      return;
    }
    const parent = contextOf(headers.traceparent);
    const span = tracer().startSpan(
      route === undefined ? method : `${method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: {
          'portal.app': name,
          'portal.request_id': id,
          'http.request.method': method,
          ...(route === undefined ? {} : { 'http.route': route }),
        },
      },
      parent,
    );
    reply.raw.once('finish', () => {
      const { statusCode } = reply.raw;
      span.setAttribute('http.response.status_code', statusCode);
      if (statusCode >= 500) noteFailure(span, String(statusCode));
      span.end();
    });
    // No other hook runs when the client disconnects.
    reply.raw.once('close', () => {
      if (!span.isRecording()) return;
      noteFailure(span, 'abandoned');
      span.end();
    });
    const own = trace.setSpan(parent, span);
    contexts.set(request, own);
    context.with(own, done);
  });

  const goOn = (request: FastifyRequest, done: () => void) => {
    const own = contexts.get(request);
    if (own) context.with(own, done);
    else done();
  };
  // Reading the body and sending the response resume in callbacks of the connection, without
  // context.
  app.addHook('preValidation', (request, _reply, done) => {
    goOn(request, done);
  });
  app.addHook('onResponse', (request, _reply, done) => {
    goOn(request, done);
  });
}
