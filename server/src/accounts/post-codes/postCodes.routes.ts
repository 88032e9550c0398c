import { postCodeParamsSchema, postCodePlacesSchema } from '@portal/shared/contracts';
import type { Module } from '../../http/createApp.ts';
import { placesOf } from './placesOf.ts';

const config = { access: { who: 'visitor' } } as const;

/** Fills forms from a post code: everybody may ask, also who registers. */
export const postCodesRoutes: Module = () => async (app) => {
  app.get(
    '/api/postcodes/:code',
    {
      config,
      schema: { params: postCodeParamsSchema, response: { 200: postCodePlacesSchema } },
    },
    async ({ params }, reply) => {
      void reply.header('cache-control', 'public, max-age=86400');
      return { places: [...(await placesOf(params.code))] };
    },
  );
};
