import type { FastifyInstance } from 'fastify';
import type { Deps } from '../platform/Deps.ts';
import { createApp, type Module } from '../platform/http/createApp.ts';
import type { Authenticate } from '../platform/http/Access.ts';
import type { AuthenticateOperator } from '../platform/http/Operator.ts';
import { mailOperator } from '../operator/mail/mail.operator.ts';
import { auditOperator } from '../areas/team/audit/audit.operator.ts';
import { backOfficeOperator } from '../areas/buying/back-office/back-office.operator.ts';
import { emiSettingsOperator } from '../areas/emi/licenses/settings/emi-settings.operator.ts';
import { healthRoutes } from '../platform/http/health.routes.ts';
import { installersOperator } from '../areas/downloads/installers/installers.operator.ts';
import { licenseFilesOperator } from '../areas/licensing/license-files/license-files.operator.ts';
import { pricesOperator } from '../areas/buying/prices/prices.operator.ts';
import { errorsOperator } from '../composition/releases/errors/errors.operator.ts';
import { releasesOperator } from '../composition/releases/releases.operator.ts';
import { usageEventsOperator } from '../areas/usage/events/usage-events.operator.ts';
import { backupsOperator } from '../operator/backups/backups.operator.ts';
import { blobsOperator } from '../operator/blobs/blobs.operator.ts';
import { metricsRoutes } from '../operator/metrics.routes.ts';
import { peopleOperator } from '../operator/people/people.operator.ts';
import { sitesOperator } from '../operator/sites/sites.operator.ts';
import { teamsOperator } from '../operator/teams/teams.operator.ts';
import { operatorOfToken } from '../operator/tokens/operatorOfToken.ts';
import { tokensOperator } from '../operator/tokens/tokens.operator.ts';

/** Operator routes, at the local socket and at the manager with a token. */
export const operatorModules: readonly Module[] = [
  metricsRoutes,
  tokensOperator,
  teamsOperator,
  peopleOperator,
  sitesOperator,
  blobsOperator,
  backupsOperator,
  mailOperator,
  auditOperator,
  releasesOperator,
  errorsOperator,
  licenseFilesOperator,
  installersOperator,
  pricesOperator,
  backOfficeOperator,
  emiSettingsOperator,
  usageEventsOperator,
];

/**
 * The application at the operator's socket.
 * @param authenticateOperator authenticates calls there
 */
export function createOperatorApp(
  deps: Deps,
  authenticateOperator: AuthenticateOperator,
): FastifyInstance {
  return createApp(deps, {
    name: 'operator',
    modules: [healthRoutes, ...operatorModules],
    authenticate: nobody,
    authenticateOperator,
  });
}

/** For monitoring one process: health checks and, with a token, metrics. */
export function createFiguresApp(deps: Deps): FastifyInstance {
  return createApp(deps, {
    name: 'operator',
    modules: [healthRoutes, metricsRoutes],
    authenticate: nobody,
    authenticateOperator: operatorOfToken(deps),
  });
}

/** Personal sessions do not apply to operator routes. */
const nobody: Authenticate = () => Promise.resolve({ viewer: null, by: 'none', csrfSubject: null });
