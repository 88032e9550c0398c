import {
  settingsRequestSchema,
  settingsSchema,
  upgradeAnswerSchema,
  upgradeRequestSchema,
  upgradeSchema,
} from '@portal/shared/contracts';
import type { Module } from '../../../platform/http/createApp.ts';
import { viewerOf } from '../../../platform/http/Viewer.ts';
import { type Limit, takeCall } from '../../../platform/limits/takeCall.ts';
import { findSettings, saveSettings } from './saveSettings.ts';
import { findUpgrade, upgradeTeam } from './upgradeTeam.ts';

const managers = { access: { who: 'manager' } } as const;
const community = { access: { who: 'manager', edition: 'community' } } as const;
const communityOwner = { access: { who: 'owner', edition: 'community' } } as const;
/** Changes of a team's edition and settings by one person. */
const teamChanges: Limit = { name: 'team-change', max: 60, seconds: 3600 };

/** The team's edition and settings. */
export const teamRoutes: Module = (deps) => async (app) => {
  app.get(
    '/api/team/upgrade',
    { config: community, schema: { response: { 200: upgradeSchema } } },
    (request) => findUpgrade(deps.db, viewerOf(request).team.id),
  );

  app.post(
    '/api/team/upgrade',
    {
      config: {
        ...communityOwner,
        stored: (request) => findUpgrade(deps.db, viewerOf(request).team.id),
      },
      schema: { body: upgradeRequestSchema, response: { 200: upgradeAnswerSchema } },
    },
    async (request) => {
      const viewer = viewerOf(request);
      await takeCall(deps, teamChanges, viewer.user.id);
      await upgradeTeam(deps, { viewer, ip: request.ip }, request.body);
      return { edition: 'professional' as const };
    },
  );

  app.get(
    '/api/settings',
    { config: managers, schema: { response: { 200: settingsSchema } } },
    (request) => findSettings(deps.db, viewerOf(request).team.id),
  );

  app.put(
    '/api/settings',
    {
      config: managers,
      schema: { body: settingsRequestSchema, response: { 200: settingsSchema } },
    },
    async (request) => {
      const viewer = viewerOf(request);
      await takeCall(deps, teamChanges, viewer.user.id);
      return saveSettings(deps, { viewer, ip: request.ip }, request.body);
    },
  );
};
