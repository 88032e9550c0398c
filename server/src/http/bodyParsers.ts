import { parse } from 'node:querystring';
import { isModestJson } from '@portal/shared/domain';
import type { FastifyBodyParser, FastifyInstance } from 'fastify';
import { InvalidError } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Keys of an object in the route's JSON, where it takes more than usual. */
    mostKeys?: number;
  }
}

/** Reads a JSON body and counts its keys, items and levels before a schema looks at it. */
export function jsonParser(app: FastifyInstance): FastifyBodyParser<string> {
  const read = app.getDefaultJsonParser('error', 'error');
  return (request, text, done) => {
    void read(request, text, (error, value) => {
      const { mostKeys } = request.routeOptions.config;
      if (error || isModestJson(value, mostKeys)) done(error, value);
      else done(new InvalidError({ body: 'has too many keys, items or levels' }));
    });
  };
}

/** Reads the body of a form. @throws InvalidError for more keys than an object may have */
export function readForm(text: string): Record<string, unknown> {
  const form = parse(text, '&', '=', { maxKeys: 0 });
  if (isModestJson(form)) return form;
  throw new InvalidError({ body: 'has too many keys' });
}
