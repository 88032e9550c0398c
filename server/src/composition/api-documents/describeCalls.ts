import swagger from '@fastify/swagger';
import fp from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { isForMembers, type MemberAccess } from '../../platform/http/Access.ts';
import type { Module } from '../../platform/http/createApp.ts';

/**
 * Describes an application's API in OpenAPI, from its validation schemas. It only sees routes that
 * are registered later, so it must be the first module.
 */
export const describeCalls: Module = ({ config }) =>
  fp(async (app) => {
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
        // Operator calls are omitted: JSON cannot describe all of them, such as files.
        const isCall = route.url.startsWith('/api/') && !route.url.endsWith('*');
        if (!isCall) return { url: route.url, schema: { hide: true } };
        const { schema, url } = jsonSchemaTransform(route);
        const access = route.route.config?.access;
        return {
          url,
          schema: {
            ...schema,
            ...(access && isForMembers(access)
              ? { security: [{ bearer: [] }], description: accessText(access) }
              : {}),
          },
        };
      },
    });
    app.get('/api/docs', { config: { access: { who: 'public' } } }, () => app.swagger());
  });

const callers = { guest: 'any member', manager: 'owners and admins', owner: 'owners' } as const;

function accessText(access: MemberAccess): string {
  const conditions = [
    callers[access.who],
    ...(access.edition === undefined ? [] : [`${access.edition} edition`]),
    ...(access.country === undefined ? [] : [`country ${access.country}`]),
  ];
  return `For ${conditions.join(', ')}.`;
}
