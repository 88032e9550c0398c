import {
  companyRequestSchema,
  companySchema,
  profileRequestSchema,
  profileSchema,
} from '@portal/shared/contracts';
import type { Module } from '../../../platform/http/createApp.ts';
import { viewerOf } from '../../../platform/http/Viewer.ts';
import { findCompany, findProfile } from './profile.queries.ts';
import { saveCompany, saveProfile } from './saveProfile.ts';

const signedIn = { access: { who: 'guest' } } as const;
/** The team page is for professional teams, as its menu entry is. */
const members = { access: { who: 'guest', edition: 'professional' } } as const;
const managers = { access: { who: 'manager', edition: 'professional' } } as const;

/** What the account pages read and write: the person, and their current team's company details. */
export const profileRoutes: Module = (deps) => async (app) => {
  app.get(
    '/api/user',
    { config: signedIn, schema: { response: { 200: profileSchema } } },
    (request) => findProfile(deps.db, viewerOf(request).user.id),
  );

  app.put(
    '/api/user',
    {
      config: {
        ...signedIn,
        stored: (request) => findProfile(deps.db, viewerOf(request).user.id),
      },
      schema: { body: profileRequestSchema, response: { 200: profileSchema } },
    },
    (request) => saveProfile(deps, { viewer: viewerOf(request), ip: request.ip }, request.body),
  );

  app.get(
    '/api/team',
    { config: members, schema: { response: { 200: companySchema } } },
    (request) => findCompany(deps.db, viewerOf(request).team.id),
  );

  app.put(
    '/api/team',
    {
      config: {
        ...managers,
        stored: (request) => findCompany(deps.db, viewerOf(request).team.id),
      },
      schema: { body: companyRequestSchema, response: { 200: companySchema } },
    },
    (request) => saveCompany(deps, { viewer: viewerOf(request), ip: request.ip }, request.body),
  );
};
