import type { FastifyInstance } from 'fastify';
import type { Deps } from '../platform/Deps.ts';
import { createApp, type Module } from '../platform/http/createApp.ts';
import { aboutRoutes } from '../composition/about/about.routes.ts';
import { accountsAuthenticate } from '../accounts/accountsAuthenticate.ts';
import { accountsServiceModules } from '../accounts/accountsServiceModules.ts';
import { buyingModules } from '../areas/buying/buyingModules.ts';
import { distributorModules } from '../areas/distributor/distributorModules.ts';
import { downloadsModules } from '../areas/downloads/downloadsModules.ts';
import { emiModules } from '../areas/emi/emiModules.ts';
import { licensingModules } from '../areas/licensing/licensingModules.ts';
import { noticesModules } from '../areas/notices/noticesModules.ts';
import { teamModules } from '../areas/team/teamModules.ts';
import { usageModules } from '../areas/usage/usageModules.ts';
import { configRoutes } from '../composition/config/config.routes.ts';
import { developmentRoutes } from '../composition/development/development.routes.ts';
import { embedCors } from '../composition/embed/embedCors.ts';
import { embedRoutes } from '../composition/embed/embed.routes.ts';
import { changesRoutes } from '../platform/session/changes.routes.ts';
import { faceRoutes } from '../platform/face/face.routes.ts';
import { healthRoutes } from '../platform/http/health.routes.ts';
import { noticeChoicesRoutes } from '../areas/notices/noticeChoices.routes.ts';
import { noticesRoutes } from '../areas/notices/notices.routes.ts';
import { pagesRoutes } from '../composition/pages/pages.routes.ts';
import { nameRegistryVersion } from '../composition/registry/nameRegistryVersion.ts';
import { registryRoutes } from '../composition/registry/registry.routes.ts';
import { remoteKitRoutes } from '../composition/remote-kit/remote-kit.routes.ts';
import { releaseReportsRoutes } from '../composition/releases/readers/reports.routes.ts';
import { figuresRoutes } from '../composition/releases/figures/figures.routes.ts';
import { violationsRoutes } from '../composition/releases/violations/violations.routes.ts';
import { sessionModule } from '../platform/session/session.module.ts';
import { sessionAuthenticate } from '../platform/session/sessionAuthenticate.ts';
import { describeCalls } from '../composition/api-documents/describeCalls.ts';
import { unknownApiRoutes } from '../composition/api-documents/unknownApi.routes.ts';
import { operatorModules } from './operatorApp.ts';
import { operatorOfToken } from '../operator/tokens/operatorOfToken.ts';

/** Modules on the portal's own origin. */
export const managerModules: readonly Module[] = [
  describeCalls,
  nameRegistryVersion,
  healthRoutes,
  faceRoutes,
  sessionModule,
  changesRoutes,
  configRoutes,
  aboutRoutes,
  ...buyingModules,
  ...distributorModules,
  ...downloadsModules,
  ...emiModules,
  ...licensingModules,
  ...noticesModules,
  ...teamModules,
  ...usageModules,
  registryRoutes,
  remoteKitRoutes,
  releaseReportsRoutes,
  figuresRoutes,
  violationsRoutes,
  embedCors,
  embedRoutes,
  unknownApiRoutes,
  developmentRoutes,
  pagesRoutes,
];

/** The OpenID provider, account pages and their API. */
export const accountsModules: readonly Module[] = [
  healthRoutes,
  faceRoutes,
  ...accountsServiceModules,
  // Accounts pages show the same menu, and one of them configures the mails.
  noticesRoutes,
  noticeChoicesRoutes,
  unknownApiRoutes,
];

export function createManagerApp(deps: Deps): FastifyInstance {
  return createApp(deps, {
    name: 'manager',
    modules: [...managerModules, ...operatorModules],
    authenticate: sessionAuthenticate(deps),
    authenticateOperator: operatorOfToken(deps),
  });
}

export function createAccountsApp(deps: Deps): FastifyInstance {
  return createApp(deps, {
    name: 'accounts',
    modules: accountsModules,
    authenticate: accountsAuthenticate(deps),
  });
}
