import {
  addressLinkSchema,
  addressLookAnswerSchema,
  addressOutcomeSchema,
  addressRequestSchema,
  addressStateSchema,
  type AddressState,
} from '@portal/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Module } from '../../../platform/http/createApp.ts';
import { viewerOf } from '../../../platform/http/Viewer.ts';
import { networkOf } from '../../../platform/limits/networkOf.ts';
import { takeCall } from '../../../platform/limits/takeCall.ts';
import { sendAccountPage } from '../../sign-in/pages/sendAccountPage.ts';
import { accountById } from '../../directory/people.queries.ts';
import { requireRecentProof } from '../../security/proof/requireRecentProof.ts';
import { openAddressChange } from './address.queries.ts';
import { addressCancels, addressLinks } from './addressLimits.ts';
import { askForAddress, cancelAddressChange } from './askForAddress.ts';
import { agreeToAddress, lookAtAddressLink, refuseAddress } from './openAddressLink.ts';

const signedIn = { access: { who: 'guest' } } as const;
const anybody = { access: { who: 'visitor' } } as const;
const page = { ...anybody, page: true } as const;
const state = { response: { 200: addressStateSchema } };
const linkParams = z.object({ token: z.string().max(100) });
const outcome = { body: addressLinkSchema, response: { 200: addressOutcomeSchema } };

/** Changes a person's mail address; both addresses must agree. */
export const addressRoutes: Module = (deps) => async (app) => {
  const { db, clock } = deps;
  const stateOf = async (request: FastifyRequest): Promise<AddressState> => {
    const { id, email } = viewerOf(request).user;
    const change = await openAddressChange(db, id, clock());
    return {
      email: (await accountById(db, id))?.email ?? email,
      waiting: change
        ? {
            email: change.new_email,
            new_agreed: change.new_agreed_at !== null,
            old_agreed: change.old_agreed_at !== null,
            expires_at: change.expires_at.toISOString(),
          }
        : null,
    };
  };

  app.get('/api/user/address', { config: signedIn, schema: state }, stateOf);

  app.post(
    '/api/user/address',
    {
      config: signedIn,
      schema: { ...state, body: addressRequestSchema },
      preHandler: requireRecentProof(deps),
    },
    async (request) => {
      const author = { viewer: viewerOf(request), ip: request.ip };
      await askForAddress(deps, author, request.body.email);
      return stateOf(request);
    },
  );

  app.delete('/api/user/address', { config: signedIn, schema: state }, async (request) => {
    const viewer = viewerOf(request);
    await takeCall(deps, addressCancels, viewer.user.id);
    await cancelAddressChange(deps, { viewer, ip: request.ip });
    return stateOf(request);
  });

  // Opening the page changes nothing, since mail scanners open links, too.
  app.get('/address/:token', { config: page, schema: { params: linkParams } }, (request, reply) => {
    const { token } = request.params;
    return sendAccountPage(deps, request, reply, { name: 'address', token });
  });

  app.post(
    '/api/address/look',
    {
      config: anybody,
      schema: { body: addressLinkSchema, response: { 200: addressLookAnswerSchema } },
    },
    async ({ body, ip }) => {
      await takeCall(deps, addressLinks, networkOf(ip));
      return lookAtAddressLink(deps, body.token);
    },
  );

  for (const [path, act] of [
    ['/api/address/agree', agreeToAddress],
    ['/api/address/refuse', refuseAddress],
  ] as const) {
    app.post(path, { config: anybody, schema: outcome }, async ({ body, ip }) => {
      await takeCall(deps, addressLinks, networkOf(ip));
      return { outcome: await act(deps, { token: body.token, ip }) };
    });
  }
};
