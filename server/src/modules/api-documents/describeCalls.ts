import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Config } from '../../config.ts';

/** Describes the calls of an application in OpenAPI, from the schemas they are checked with. */
export async function describeCalls(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Manager Console: API', version: '1.0.0' },
      servers: [{ url: config.managerUrl }],
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    transform: (route) => {
      // What the operator sends, such as files, cannot all be described in JSON.
      const isCall = route.url.startsWith('/api/') && !route.url.endsWith('*');
      if (!isCall) return { url: route.url, schema: { hide: true } };
      const { schema, url } = jsonSchemaTransform(route);
      const access = route.route.config?.access;
      return {
        url,
        schema: {
          ...schema,
          ...(access?.who === 'guest' || access?.who === 'manager'
            ? { security: [{ bearer: [] }], description: accessText(access) }
            : {}),
        },
      };
    },
  });
  app.get('/api/docs', { config: { access: { who: 'public' } } }, () => app.swagger());
}

function accessText(access: { who: string; edition?: string; country?: string }): string {
  const conditions = [
    access.who === 'manager' ? 'owners and admins' : 'any member',
    ...(access.edition === undefined ? [] : [`${access.edition} edition`]),
    ...(access.country === undefined ? [] : [`country ${access.country}`]),
  ];
  return `For ${conditions.join(', ')}.`;
}
