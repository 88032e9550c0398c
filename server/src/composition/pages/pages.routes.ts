import { randomBytes } from 'node:crypto';
import type { Registry } from '@portal/shared/remote';
import { z } from 'zod';
import { addVary } from '../../platform/answers/addVary.ts';
import { readerLocale } from '../../platform/answers/localeOf.ts';
import { createAssetStore } from '../assets/AssetStore.ts';
import { sendAsset } from '../assets/sendAsset.ts';
import { NotFoundError } from '../../platform/errors.ts';
import type { Module } from '../../platform/http/createApp.ts';
import { developmentOf } from '../development/developmentOf.ts';
import { readRegistry } from '../registry/readRegistry.ts';
import { subjectOf } from '../registry/permitted.ts';
import { pageTokens } from '../../platform/session/tokens/pageTokens.ts';
import { signInAddress } from '../../platform/session/sign-in/signInAddress.ts';
import { carriedRemotes } from './carriedRemotes.ts';
import { choosePage, type PageChoice } from './choosePage.ts';
import { contentPolicy, integrityPolicy, reportingEndpoints } from './contentPolicy.ts';
import { createBootstrap } from './createBootstrap.ts';
import { shellPath } from './loadShellBuild.ts';
import { pageEnd, pageHead } from './pageHead.ts';
import { findPerson } from './pages.queries.ts';
import { pageScripts } from './pageScripts.ts';
import { pageStream } from './pageStream.ts';
import { partsOfScreen } from './partsOfScreen.ts';
import { expectPreview } from './previews/previewScript.ts';
import { preparePreviews } from './previews/preparePreviews.ts';
import { streamScreen } from './streamScreen.ts';

const page = { access: { who: 'visitor' }, page: true } as const;

/** Routes of pages: every address that is not a call or a file, with the screens of a registry. */
export const pagesFrom =
  (read: typeof readRegistry): Module =>
  (deps) =>
  async (app) => {
    const assets = createAssetStore(deps.blobs);
    const { shell } = deps;
    const prepare = preparePreviews(deps);
    const prepareFor = (registry: Registry) => {
      prepare(registry).catch((error: unknown) => {
        deps.log.error({ err: error }, 'previews could not be made ready for the current releases');
      });
    };
    app.addHook('onListen', async () => {
      prepareFor(await read(deps.db, null));
    });

    app.get(
      `${shellPath}:file`,
      {
        config: { access: { who: 'public' } },
        schema: { params: z.object({ file: z.string() }) },
      },
      (request, reply) => {
        const { file } = request.params;
        if (!/^[\w-][\w.-]*$/.test(file)) throw new NotFoundError();
        return sendAsset(assets, `${shellPath.slice(1)}${file}`, request, reply);
      },
    );

    app.get('/*', { config: page }, async (request, reply) => {
      const { viewer } = request;
      // A request line may contain a whole URL; below /api there are only calls.
      if (!/^\/(?!api([/?]|$))/.test(request.url)) throw new NotFoundError();
      const url = new URL(deps.config.managerUrl + request.url);
      const locale = readerLocale(request);
      const registry = await read(deps.db, viewer);
      prepareFor(registry);
      void reply.header('cache-control', 'no-store');
      const wish = await developmentOf(deps, viewer, url);
      if (wish && 'askAt' in wish) return reply.redirect(wish.askAt, 302);
      const subject = subjectOf(viewer, locale);
      const choice = choosePage(registry, subject, url.pathname);
      const search = wish ? url.search : '';
      if (choice.kind === 'redirect') return reply.redirect(`${choice.to}${search}`, 302);
      // Not permanent: a rollback may restore the old address.
      if (choice.kind === 'moved') return reply.redirect(`${choice.to}${url.search}`, 302);
      if (choice.kind === 'sign-in') return reply.redirect(signInAddress(request.url), 302);

      const tokens = await pageTokens(deps, request, reply);
      const screen = choice.kind === 'screen' ? choice : undefined;
      const route = screen?.route;
      // Only the page's own registry knows a development release's parts.
      const parts =
        screen?.isPermitted && !wish ? partsOfScreen(registry.remotes, screen.route, subject) : [];
      const bootstrap = await createBootstrap(deps, {
        url: request.url,
        locale,
        cookies: request.headers.cookie,
        viewer,
        user: viewer ? await findPerson(deps.db, viewer) : null,
        choice,
        registryVersion: registry.version,
        parts,
        development: wish?.development,
      });
      // A page in development loads its remote from elsewhere.
      const carried = wish
        ? []
        : carriedRemotes(registry.remotes, choice.navigation, screen?.remote ?? null);
      const nonce = randomBytes(18).toString('base64');
      const preview =
        screen?.isPermitted && !wish ? await expectPreview(deps, screen.remote) : undefined;
      const scripts = pageScripts({ bootstrap, route, nonce, shell });
      // Rendering may fail, so it precedes the status.
      const frame = shell?.renderFrame(bootstrap) ?? noFrame;
      const head = pageHead({
        bootstrap,
        route,
        tokens,
        nonce,
        cookies: request.headers.cookie,
        frame,
        scripts: preview ? undefined : scripts,
      });
      const stream = pageStream(request.headers['accept-encoding']);
      addVary(reply, 'Accept-Encoding');
      if (stream.encoding !== undefined) void reply.header('content-encoding', stream.encoding);
      void reply
        // Only the developer knows which addresses exist.
        .code(wish ? 200 : statusOf(choice))
        .type('text/html; charset=utf-8')
        .header('content-security-policy', contentPolicy(deps.config, nonce, wish?.development))
        .header('integrity-policy', integrityPolicy(wish?.development))
        .header('reporting-endpoints', reportingEndpoints);
      stream.send(head);
      const streamed = async () => {
        const { authentication } = request;
        if (!route || !bootstrap.permitted || !authentication) return;
        const { cookie } = request.headers;
        await app.passes.during(authentication, (pass) => {
          const visit = { app, route, url, cookie, pass, locale, parts };
          return streamScreen(deps, stream, { visit, bootstrap, nonce, frame, scripts, preview });
        });
      };
      // Flush the page first: the first calls keep the server busy.
      void stream
        .out()
        .then(streamed)
        .catch((error: unknown) => {
          request.log.error({ err: error }, 'streaming the screen failed');
        })
        .finally(() => {
          stream.end(pageEnd(carried));
        });
      return reply.send(stream.body);
    });
  };

/** Frame for a server without a built shell. */
const noFrame = { html: '', styles: '', script: '', previewScript: '', guard: '' };

/** The pages of the portal, from the registry in the database. */
export const pagesRoutes = pagesFrom(readRegistry);

function statusOf(choice: PageChoice): number {
  if (choice.kind === 'not-found') return 404;
  return choice.kind === 'screen' && !choice.isPermitted ? 403 : 200;
}
