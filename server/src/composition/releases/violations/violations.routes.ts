import { createHash } from 'node:crypto';
import { matchRoute, type RemoteRoute } from '@portal/shared/remote';
import { isModestJson, parseJson, tokyoDay } from '@portal/shared/domain';
import { z } from 'zod';
import type { Deps } from '../../../platform/Deps.ts';
import type { Module } from '../../../platform/http/createApp.ts';
import { readRegistry, storedRelease } from '../../registry/readRegistry.ts';
import { cleanText } from '../errors/cleanText.ts';
import { keepReleaseError } from '../errors/errors.queries.ts';
import { readPlace } from '../errors/readFrames.ts';
import { addCounts } from '../counts/counts.queries.ts';
import { readViolations, type Violation } from './readViolations.ts';
import { violationsPath } from '../../pages/violationsPath.ts';

const types = ['application/reports+json', 'application/csp-report'];
const bodyLimit = 32 * 1024;

/**
 * Reports of policy violations. Browsers send them without a session, so anybody can: they are
 * counted and shown, but decide nothing.
 */
export const violationsRoutes: Module = (deps) => async (app) => {
  app.addContentTypeParser(types, { parseAs: 'string' }, (_request, text, done) => {
    done(null, parsed(String(text)));
  });

  app.post(
    violationsPath,
    {
      bodyLimit,
      config: {
        access: { who: 'public' },
        rateLimit: { max: 30, timeWindow: '1 minute' },
      },
      schema: { body: z.unknown() },
    },
    async (request, reply) => {
      const { origin } = new URL(deps.config.managerUrl);
      const violations = readViolations(request.body, origin);
      if (violations.length > 0) {
        const { remotes } = await readRegistry(deps.db, null);
        for (const violation of violations) await keep(deps, violation, { origin, remotes });
      }
      return reply.code(204).send();
    },
  );
};

interface Known {
  readonly origin: string;
  readonly remotes: Awaited<ReturnType<typeof readRegistry>>['remotes'];
}

async function keep(
  deps: Pick<Deps, 'db' | 'clock' | 'metrics'>,
  violation: Violation,
  known: Known,
): Promise<void> {
  const { directive, blocked, script, line, column } = violation;
  const route = routeOf(violation.page, known);
  const release = (await releaseOfScript(deps, script)) ?? route?.release;
  // A page without a screen, or an invented report.
  if (!release) return;
  const { name, hash } = release;
  const at = deps.clock();
  const { base } = await storedRelease(deps.db, name, hash);
  const { origin } = known;
  const frames = readPlace(script, { line, column }, { origin, base: new URL(base, origin).href });
  const message = cleanText(`${directive}: ${blocked}`);
  const isOwnRoute = route?.release.name === name;
  await keepReleaseError(deps.db, {
    id: digest([name, hash, message, JSON.stringify(frames)]),
    name,
    hash,
    kind: 'violation',
    route: isOwnRoute ? route.path : null,
    message,
    frames,
    at,
  });
  const counted = { name, hash, measure: 'violation', bucket: 0, count: 1 } as const;
  await addCounts(deps.db, tokyoDay(at), [counted]);
  deps.metrics.releases.violated(release, directive);
}

/** The stored release of the script, if any. */
async function releaseOfScript({ db }: Pick<Deps, 'db'>, script: string) {
  const [, name, hash] = /\/remotes\/(mf-[a-z0-9-]+)\/[\d.]+\+([0-9a-f]+)\//.exec(script) ?? [];
  if (name === undefined || hash === undefined) return undefined;
  return storedRelease(db, name, hash).then(
    () => ({ name, hash }),
    () => undefined,
  );
}

/** The screen at a page's address, in the current release. */
function routeOf(page: string, { origin, remotes }: Known) {
  if (!URL.canParse(page) || new URL(page).origin !== origin) return undefined;
  const { pathname } = new URL(page);
  for (const { name, current, routes } of remotes) {
    const route: RemoteRoute | undefined = matchRoute(routes, pathname);
    if (route) return { path: route.path, release: { name, hash: current.hash } };
  }
  return undefined;
}

function digest(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);
}

/** @returns nothing for invalid or too large JSON: browsers ignore error responses */
function parsed(text: string): unknown {
  return isModestJson(text) ? parseJson(text) : undefined;
}
