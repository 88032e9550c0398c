import { parse } from 'node:querystring';
import { isModestJson, jsonLimits } from '@portal/shared/domain';
import type { FastifyBodyParser, FastifyInstance } from 'fastify';
import { InvalidError } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Keys of an object in the route's JSON, where it takes more than usual. */
    mostKeys?: number;
  }
}

/** Characters that take some milliseconds to parse. */
const longText = 100_000;

/** Counts keys, items and levels of a JSON body before it is parsed. */
export function jsonParser(app: FastifyInstance): FastifyBodyParser<string> {
  const read = app.getDefaultJsonParser('error', 'error');
  return (request, text, done) => {
    if (isModestJson(text, request.routeOptions.config.mostKeys))
      void read(request, text, text.length > longText ? laterOf(done) : done);
    else done(new InvalidError({ body: 'has too many keys, items or levels' }));
  };
}

/** What a schema makes of a long text is work of its own: everything else has its turn before. */
function laterOf<T extends readonly unknown[]>(done: (...result: T) => void) {
  return (...result: T): void => {
    setImmediate(() => done(...result));
  };
}

/** Reads the body of a form. @throws InvalidError for more keys than an object may have */
export function readForm(text: string): Record<string, unknown> {
  const isModest = text.split('&', jsonLimits.keys + 1).length <= jsonLimits.keys;
  if (isModest) return parse(text, '&', '=', { maxKeys: 0 });
  throw new InvalidError({ body: 'has too many keys' });
}
