import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readerLocale } from '../../platform/answers/localeOf.ts';
import { recordAudit } from '../../platform/db/audit.ts';
import type { Deps } from '../../platform/Deps.ts';
import { NotAllowedError, NotFoundError } from '../../platform/errors.ts';
import type { Module } from '../../platform/http/createApp.ts';
import { viewerOf } from '../../platform/http/Viewer.ts';
import { returnPath, signInAddress } from '../../platform/session/sign-in/signInAddress.ts';
import { readLocalRelease, type LocalRelease } from './developmentOrigins.ts';
import { developmentPath, mayDevelop } from './developmentOf.ts';
import { createTicket } from './developmentTicket.ts';
import { questionPage } from './questionPage.ts';

const querystring = z.object({ of: z.string(), to: z.string().optional() });

/** Audits use by staff; outside production anybody may develop, and nobody is staff. */
async function recordUse(
  { config, db, clock }: Deps,
  request: FastifyRequest,
  release: LocalRelease,
): Promise<void> {
  if (!config.production) return;
  await recordAudit(db, {
    at: clock(),
    actor: viewerOf(request).user.id,
    ip: request.ip,
    action: 'staff.use',
    object: `GET ${developmentPath}`,
    details: { ...release },
  });
}

/**
 * Asks for consent before a tab loads a remote from a developer's machine. A link alone cannot give
 * it: the ticket is in this page, which other sites can neither read nor frame.
 */
export const developmentRoutes: Module = (deps) => async (app) => {
  app.get(
    developmentPath,
    { config: { access: { who: 'visitor' }, page: true }, schema: { querystring } },
    async (request, reply) => {
      const { viewer, query } = request;
      void reply.header('cache-control', 'no-store');
      if (!viewer) return reply.redirect(signInAddress(request.url), 302);
      const release = readLocalRelease(query.of, deps.config.developmentOrigins);
      if (!release) throw new NotFoundError();
      const answer = await mayDevelop(deps, viewer);
      if (answer === 'no') throw new NotAllowedError();
      const no = returnPath(query.to);
      let yes: string | undefined;
      if (answer === 'yes') {
        const address = new URL(no, deps.config.managerUrl);
        address.searchParams.set('dev', await createTicket(deps, viewer, release));
        yes = `${address.pathname}${address.search}`;
        await recordUse(deps, request, release);
      }
      const { html, headers } = questionPage({ release, locale: readerLocale(request), yes, no });
      return reply.headers(headers).send(html);
    },
  );
};
