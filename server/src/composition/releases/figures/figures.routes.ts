import {
  releaseErrorSchema,
  remoteFiguresSchema,
  remotesFiguresSchema,
} from '@portal/shared/contracts';
import { z } from 'zod';
import type { Deps } from '../../../platform/Deps.ts';
import { FactorNeededError, NotFoundError } from '../../../platform/errors.ts';
import type { FastifyRequest } from 'fastify';
import type { Module } from '../../../platform/http/createApp.ts';
import { viewerOf } from '../../../platform/http/Viewer.ts';
import { standingOf } from '../../../platform/session/standingOf.ts';
import { readError } from '../errors/readErrors.ts';
import { createSourceFinder } from '../maps/releaseMaps.ts';
import { readRemote, readRemotes } from './readFigures.ts';

const access = { who: 'guest', staff: true } as const;

/** Release figures for staff in a browser. */
export const figuresRoutes: Module = (deps) => async (app) => {
  const find = createSourceFinder(deps);

  app.get(
    '/api/releases/figures',
    { config: { access }, schema: { response: { 200: remotesFiguresSchema } } },
    async (request) => {
      await requireProof(deps, request);
      return readRemotes(deps);
    },
  );

  app.get(
    '/api/releases/figures/:remote',
    {
      config: { access },
      schema: {
        params: z.object({ remote: z.string() }),
        response: { 200: remoteFiguresSchema },
      },
    },
    async (request) => {
      await requireProof(deps, request);
      return readRemote(deps, request.params.remote, find);
    },
  );

  app.get(
    '/api/releases/errors/:id',
    {
      config: { access },
      schema: { params: z.object({ id: z.string() }), response: { 200: releaseErrorSchema } },
    },
    async (request) => {
      await requireProof(deps, request);
      const error = await readError(deps, request.params.id, find);
      if (!error) throw new NotFoundError();
      return error;
    },
  );
};

/**
 * In production, staff need a recent second factor, as for all staff functions.
 *
 * @throws FactorNeededError
 */
async function requireProof(deps: Deps, request: FastifyRequest): Promise<void> {
  if (!deps.config.production) return;
  if ((await standingOf(deps, viewerOf(request))) !== 'staff') throw new FactorNeededError();
}
