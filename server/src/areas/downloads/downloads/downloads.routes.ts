import {
  installersSchema,
  installerVersionSchema,
  partLinesSchema,
} from '@portal/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readerLocale } from '../../../platform/answers/localeOf.ts';
import { sendBlob } from '../../../platform/blobs/sendBlob.ts';
import { recordAudit } from '../../../platform/db/audit.ts';
import { forTeam } from '../../../platform/db/forTeam.ts';
import { newId } from '../../../platform/db/newId.ts';
import { SignedOutError } from '../../../platform/errors.ts';
import type { Module } from '../../../platform/http/createApp.ts';
import { editionCodes, viewerOf } from '../../../platform/http/Viewer.ts';
import { combinedVersion, latestVersion } from '../installers/combinedVersion.ts';
import { installersOf, publishedVersions } from '../installers/installers.queries.ts';
import { installerKey } from '../installers/publishInstaller.ts';
import { signInAddress } from '../../../platform/session/sign-in/signInAddress.ts';
import { downloadNews } from './downloadNews.ts';
import { installerRow } from './downloads.presenter.ts';
import { insertDownload } from './downloads.queries.ts';
import { namedInstaller, openInstaller } from './openInstaller.ts';

/** The list of installers, the page that starts a download, and the file itself. */
export const downloadsRoutes: Module = (deps) => async (app) => {
  const { db, blobs, clock, config } = deps;

  app.get(
    '/api/setting/installer_version',
    {
      config: { access: { who: 'guest', sites: ['mf-downloads'] } },
      schema: { response: { 200: installerVersionSchema } },
    },
    async (request) => {
      const edition = editionCodes[viewerOf(request).team.edition];
      return { value: latestVersion(await publishedVersions(db, edition)) ?? null };
    },
  );

  app.get(
    '/api/installers',
    {
      config: { access: { who: 'guest', sites: ['mf-downloads'] } },
      schema: { response: { 200: installersSchema } },
    },
    async (request) => {
      const { edition } = viewerOf(request).team;
      const code = editionCodes[edition];
      const latest = latestVersion(await publishedVersions(db, code));
      const combined = combinedVersion(config);
      const offered = edition === 'professional' ? [combined] : [];
      const versions = latest === undefined ? offered : [latest, ...offered];
      const installers = await installersOf(db, code, versions);
      return installers.map((installer) => installerRow(installer, combined));
    },
  );

  app.get(
    '/api/installers/news',
    { config: { access: { who: 'guest' } }, schema: { response: { 200: partLinesSchema } } },
    (request) => {
      const viewer = viewerOf(request);
      return downloadNews(db, { viewer, now: clock(), locale: readerLocale(request) });
    },
  );

  app.get<{ Querystring: Readonly<Record<string, unknown>> }>(
    '/download/execute',
    // Visitors are redirected to the sign-in instead of refused.
    { config: { access: { who: 'visitor' }, page: true } },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      if (!request.viewer) return leadToSignIn(request, reply, request.url);
      const { user, team } = request.viewer;
      const installer = await openInstaller(deps, request.viewer, namedInstaller(request.query));
      // A HEAD request is not counted as a download.
      if (request.method === 'GET') {
        const at = clock();
        await db.transaction().execute(async (trx) => {
          await insertDownload(forTeam(trx, team.id), {
            id: newId(at),
            installer_id: installer.id,
            team_id: team.id,
            user_id: user.id,
            at,
          });
          const act = { at, actor: user.id, teamId: team.id, ip: request.ip };
          const { file_name: object } = installer;
          await recordAudit(trx, { ...act, action: 'installer.download', object });
        });
      }
      return reply.redirect(thanksPage(installer), 302);
    },
  );

  app.route<{
    Params: { readonly version: string };
    Querystring: Readonly<Record<string, unknown>>;
  }>({
    method: ['GET', 'HEAD'],
    url: '/download/thanks/:version',
    config: { access: { who: 'visitor' }, page: true },
    handler: async (request, reply) => {
      const name = namedInstaller({ ...request.query, v: request.params.version });
      // Return to the page, not to the file: a file would leave the sign-in page on the screen.
      if (!request.viewer) return leadToSignIn(request, reply, thanksPage(name));
      const installer = await openInstaller(deps, request.viewer, name);
      const { sha256, size, file_name: fileName, published_at: modifiedAt } = installer;
      const digest = Buffer.from(sha256, 'hex').toString('base64');
      void reply.header('repr-digest', `sha-256=:${digest}:`);
      const file = { key: installerKey(installer), fileName, sha256, size, modifiedAt };
      return sendBlob(blobs, { ...file, etag: `"${sha256}"` }, request, reply);
    },
  });
};

function thanksPage({
  version,
  bit,
  edition,
}: {
  readonly version: string;
  readonly bit: number;
  readonly edition: number;
}): string {
  const query = new URLSearchParams({ v: version, bit: String(bit), e: String(edition) });
  return `/download/thanks?${query.toString()}`;
}

/**
 * Redirects a visitor to the sign-in. @throws SignedOutError for a resumed download, which would
 * save the sign-in page as part of the file.
 */
function leadToSignIn(request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
  if (request.headers.range !== undefined) throw new SignedOutError();
  return reply.header('cache-control', 'no-store').redirect(signInAddress(path), 302);
}
