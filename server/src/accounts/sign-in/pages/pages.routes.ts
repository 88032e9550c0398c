import { z } from 'zod';
import { createAssetStore } from '../../../composition/assets/AssetStore.ts';
import { sendAsset } from '../../../composition/assets/sendAsset.ts';
import { NotFoundError, SignInFailedError } from '../../../platform/errors.ts';
import type { Module } from '../../../platform/http/createApp.ts';
import { servedAccountPages } from '../../../platform/protocol/servedAccountPages.ts';
import { accountsSignIn, signedInPath } from './accountsClient.ts';
import { accountsFolder, assetsPath } from './loadAccountsBuild.ts';
import { sendAccountPage } from './sendAccountPage.ts';

const [startPage] = servedAccountPages;

/** An invitation's page, to which a sign-in may return. */
const invitationPath = /^\/invitation\/[\w-]{1,100}$/;

const visitor = { access: { who: 'visitor' }, page: true } as const;
const open = { access: { who: 'public' } } as const;
/** `ended`: the page was open when its session ended. */
const pageQuery = z.looseObject({ ended: z.string().optional().catch(undefined) });
const signedInQuery = z.looseObject({ state: z.string().catch('') });

/** The account area's documents, the scripts they load and the way back from a sign-in. */
export const pagesRoutes: Module = (deps) => async (app) => {
  const assets = createAssetStore(deps.blobs);
  app.get(
    `${assetsPath}:file`,
    { config: open, schema: { params: z.object({ file: z.string() }) } },
    (request, reply) => {
      const { file } = request.params;
      if (!/^[\w-][\w.-]*$/.test(file)) throw new NotFoundError();
      return sendAsset(assets, `${accountsFolder}${file}`, request, reply);
    },
  );

  app.get('/', { config: { ...open, page: true } }, (_request, reply) => reply.redirect(startPage));

  for (const path of servedAccountPages) {
    app.get(
      path,
      { config: visitor, schema: { querystring: pageQuery } },
      async (request, reply) => {
        if (request.viewer) return sendAccountPage(deps, request, reply, { name: 'account' });
        const reason = request.query.ended === '1' ? 'session_ended' : undefined;
        return reply
          .header('cache-control', 'no-store')
          .redirect(accountsSignIn(deps.config, { path, reason }), 303);
      },
    );
  }

  app.get(
    signedInPath,
    { config: visitor, schema: { querystring: signedInQuery } },
    (request, reply) => {
      const { state } = request.query;
      const isPage = servedAccountPages.includes(state) || invitationPath.test(state);
      const path = isPage ? state : startPage;
      void reply.header('cache-control', 'no-store');
      if (request.viewer) return reply.redirect(path, 303);
      // Without its cookie the sign-in would loop.
      throw new SignInFailedError(path);
    },
  );
};
