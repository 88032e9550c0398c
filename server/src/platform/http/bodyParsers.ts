import { parse } from 'node:querystring';
import { isModestJson, jsonLimits } from '@portal/shared/domain';
import type { FastifyBodyParser, FastifyInstance } from 'fastify';
import { InvalidError } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Keys of a JSON object, if the route needs more than the default. */
    mostKeys?: number;
  }
}

/** Text length that takes some milliseconds to parse. */
const longText = 100_000;

/** Limits keys, items and depth of a JSON body before parsing it. */
export function jsonParser(app: FastifyInstance): FastifyBodyParser<string> {
  const read = app.getDefaultJsonParser('error', 'error');
  return (request, text, done) => {
    if (isModestJson(text, request.routeOptions.config.mostKeys))
      void read(request, text, text.length > longText ? deferred(done) : done);
    else done(new InvalidError({ body: 'has too many keys, items or levels' }));
  };
}

/** Defers validation of a long text, so that other work runs first. */
function deferred<T extends readonly unknown[]>(done: (...result: T) => void) {
  return (...result: T): void => {
    setImmediate(() => done(...result));
  };
}

/** Parses a form. @throws InvalidError for too many keys */
export function readForm(text: string): Record<string, unknown> {
  const isModest = text.split('&', jsonLimits.keys + 1).length <= jsonLimits.keys;
  if (isModest) return parse(text, '&', '=', { maxKeys: 0 });
  throw new InvalidError({ body: 'has too many keys' });
}
