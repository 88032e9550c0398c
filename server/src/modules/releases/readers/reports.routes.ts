import { releaseReportsSchema } from '@portal/shared/contracts';
import type { Module } from '../../../http/createApp.ts';
import { viewerOf } from '../../../http/Viewer.ts';
import { readerKey } from '../../registry/Reader.ts';
import { storedRelease } from '../../registry/readRegistry.ts';
import { judgeRelease } from './judgeRelease.ts';
import { addHappened } from './readers.queries.ts';

const access = { who: 'guest' } as const;

/**
 * What browsers say of releases: how often screens were opened, and how often they failed. Of
 * people who are signed in only, so that nobody counts twice.
 */
export const releaseReportsRoutes: Module = (deps) => async (app) => {
  const isStored = (name: string, hash: string) =>
    storedRelease(deps.db, name, hash).then(
      () => true,
      () => false,
    );

  app.post(
    '/api/releases/reports',
    {
      config: { access, rateLimit: { max: 120, timeWindow: '1 minute' } },
      schema: { body: releaseReportsSchema },
    },
    async (request, reply) => {
      const reader = readerKey(viewerOf(request).user.id);
      for (const { name, hash, ...happened } of request.body.releases) {
        if (!(await isStored(name, hash))) continue;
        await addHappened(deps.db, { name, hash, reader, ...happened }, deps.clock());
        const { load, render, effect } = happened;
        const { releaseOpens, releaseFailures } = deps.metrics;
        releaseOpens.inc({ remote: name, release: hash }, happened.opens);
        for (const [reason, times] of Object.entries({ load, render, effect })) {
          releaseFailures.inc({ remote: name, release: hash, reason }, times);
        }
        if (load + render + effect > 0) await judgeRelease(deps, { name, hash });
      }
      return reply.code(204).send();
    },
  );
};
