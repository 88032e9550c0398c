import { blobAddress } from '../../platform/blobs/BlobPlace.ts';
import type { Module } from '../../platform/http/createApp.ts';
import { blobReferences } from './blobReferences.ts';
import { blobReferencesSchema, blobsPlaceSchema } from './blobs.contract.ts';

// The caller reads the store itself, so it must be on this machine.
const access = { who: 'operator', scopes: ['machine'] } as const;

/** Routes for copying and verifying the portal's files. */
export const blobsOperator: Module = (deps) => async (app) => {
  app.get(
    '/operator/blobs',
    { config: { access }, schema: { response: { 200: blobsPlaceSchema } } },
    () => ({ address: blobAddress(deps.config.blobs) }),
  );

  app.get(
    '/operator/blobs/references',
    { config: { access }, schema: { response: { 200: blobReferencesSchema } } },
    () => blobReferences(deps.db),
  );
};
