import multipart from '@fastify/multipart';
import { avatarSchema } from '@portal/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { NotFoundError, TooLargeError } from '../../../platform/errors.ts';
import { discardBody } from '../../../platform/answers/discardBody.ts';
import type { Module } from '../../../platform/http/createApp.ts';
import { viewerOf } from '../../../platform/http/Viewer.ts';
import { type Limit, takeCall } from '../../../platform/limits/takeCall.ts';
import { avatarKey, avatarUrl } from '../../directory/avatarUrl.ts';
import { changeAvatar } from './changeAvatar.ts';
import { pictureFormBytes, readPicture } from './readPicture.ts';
import { squarePicture } from './squarePicture.ts';

const signedIn = { access: { who: 'guest' } } as const;
const open = { access: { who: 'public' } } as const;
const response = { 200: avatarSchema };
const params = z.object({ avatar: z.string().regex(/^[\w-]{1,40}$/) });
/** Pictures that one person uploads; each is decoded and encoded again. */
const avatarChanges: Limit = { name: 'avatar-change', max: 30, seconds: 3600 };

/** Uploads, removes and serves a person's picture. */
export const avatarRoutes: Module = (deps) => async (app) => {
  await app.register(multipart, { throwFileSizeLimit: false });

  const change = async (request: FastifyRequest, picture: Buffer | null) => {
    const author = { viewer: viewerOf(request), ip: request.ip };
    return { avatar_url: avatarUrl(deps.config, await changeAvatar(deps, author, picture)) };
  };

  app.put(
    '/api/user/avatar',
    {
      config: { ...signedIn, streamBytes: pictureFormBytes },
      schema: { response },
      errorHandler: (error) => {
        // The page says how large a picture may be.
        throw error instanceof TooLargeError ? new TooLargeError({ picture: 'too_large' }) : error;
      },
    },
    async (request, reply) => {
      try {
        await takeCall(deps, avatarChanges, viewerOf(request).user.id);
        return await change(request, await squarePicture(await readPicture(request)));
      } catch (error) {
        discardBody(request, reply);
        throw error;
      }
    },
  );

  app.delete('/api/user/avatar', { config: signedIn, schema: { response } }, async (request) => {
    await takeCall(deps, avatarChanges, viewerOf(request).user.id);
    return change(request, null);
  });

  app.get('/avatars/:avatar', { config: open, schema: { params } }, async (request, reply) => {
    const key = avatarKey(request.params.avatar);
    if (!(await deps.blobs.stat(key))) throw new NotFoundError();
    return (
      reply
        .type('image/webp')
        .header('cache-control', 'public, max-age=86400')
        // Pages of the manager show it, too.
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(await deps.blobs.read(key))
    );
  });
};
