import type { FastifyInstance } from 'fastify';
import type { Deps } from '../platform/Deps.ts';
import { createApp, type Module } from '../platform/http/createApp.ts';
import { aboutRoutes } from '../composition/about/about.routes.ts';
import { accountsAuthenticate } from '../accounts/accountsAuthenticate.ts';
import { accountsServiceModules } from '../accounts/accountsServiceModules.ts';
import { checkoutRoutes } from '../areas/buying/checkout/checkout.routes.ts';
import { configRoutes } from '../composition/config/config.routes.ts';
import { downloadsRoutes } from '../areas/downloads/downloads/downloads.routes.ts';
import { developmentRoutes } from '../composition/development/development.routes.ts';
import { distributorRoutes } from '../areas/distributor/distributor.routes.ts';
import { embedCors } from '../composition/embed/embedCors.ts';
import { embedRoutes } from '../composition/embed/embed.routes.ts';
import { emiJobsRoutes } from '../areas/emi/jobs/emi-jobs.routes.ts';
import { emiLicensesRoutes } from '../areas/emi/licenses/emi-licenses.routes.ts';
import { emiOrdersRoutes } from '../areas/buying/emi-orders/emi-orders.routes.ts';
import { emiReportRoutes } from '../areas/emi/jobs/emi-report.routes.ts';
import { emiResultsRoutes } from '../areas/emi/results/emi-results.routes.ts';
import { emiSuppressionsRoutes } from '../areas/emi/results/emi-suppressions.routes.ts';
import { emiUploadsRoutes } from '../areas/emi/uploads/emi-uploads.routes.ts';
import { emiResumableRoutes } from '../areas/emi/uploads/resumable/emi-resumable.routes.ts';
import { firstScreenRoutes } from '../areas/notices/first-screen/first-screen.routes.ts';
import { healthRoutes } from '../platform/http/health.routes.ts';
import { licenseManagerRoutes } from '../areas/licensing/leases/leases.routes.ts';
import { licenseFilesRoutes } from '../areas/licensing/license-files/license-files.routes.ts';
import { licensePageRoutes } from '../areas/licensing/license-page/licensePage.routes.ts';
import { bulkLicensesRoutes } from '../areas/licensing/licenses/bulkLicenses.routes.ts';
import { licensesRoutes } from '../areas/licensing/licenses/licenses.routes.ts';
import { noticeChoicesRoutes } from '../areas/notices/noticeChoices.routes.ts';
import { noticesRoutes } from '../areas/notices/notices.routes.ts';
import { ordersRoutes } from '../areas/buying/orders/orders.routes.ts';
import { pagesRoutes } from '../composition/pages/pages.routes.ts';
import { documentsRoutes } from '../areas/buying/documents/documents.routes.ts';
import { exportRoutes } from '../areas/buying/documents/export/export.routes.ts';
import { paymentsRoutes } from '../areas/buying/payments/payments.routes.ts';
import { peopleRoutes } from '../areas/team/people/people.routes.ts';
import { quotationsRoutes } from '../areas/buying/quotations/quotations.routes.ts';
import { nameRegistryVersion } from '../composition/registry/nameRegistryVersion.ts';
import { registryRoutes } from '../composition/registry/registry.routes.ts';
import { remoteKitRoutes } from '../composition/remote-kit/remote-kit.routes.ts';
import { releaseReportsRoutes } from '../composition/releases/readers/reports.routes.ts';
import { figuresRoutes } from '../composition/releases/figures/figures.routes.ts';
import { violationsRoutes } from '../composition/releases/violations/violations.routes.ts';
import { sessionModule } from '../platform/session/session.module.ts';
import { sessionAuthenticate } from '../platform/session/sessionAuthenticate.ts';
import { seatsRoutes } from '../areas/licensing/seats/seats.routes.ts';
import { usageReportRoutes } from '../areas/usage/log/report/report.routes.ts';
import { usageCsvRoutes } from '../areas/usage/log/csv/usageCsv.routes.ts';
import { insightRoutes } from '../areas/usage/log/insight/insight.routes.ts';
import { usageLogRoutes } from '../areas/usage/log/usage-log.routes.ts';
import { usageEventsRoutes } from '../areas/usage/events/usage-events.routes.ts';
import { storeRoutes } from '../areas/buying/cart-pricing/cart-pricing.routes.ts';
import { describeCalls } from '../composition/api-documents/describeCalls.ts';
import { unknownApiRoutes } from '../composition/api-documents/unknownApi.routes.ts';
import { operatorModules } from './operatorApp.ts';
import { operatorOfToken } from '../operator/tokens/operatorOfToken.ts';

/** Modules on the portal's own origin. */
export const managerModules: readonly Module[] = [
  describeCalls,
  nameRegistryVersion,
  healthRoutes,
  sessionModule,
  configRoutes,
  aboutRoutes,
  licensesRoutes,
  bulkLicensesRoutes,
  licensePageRoutes,
  licenseFilesRoutes,
  licenseManagerRoutes,
  usageEventsRoutes,
  storeRoutes,
  quotationsRoutes,
  checkoutRoutes,
  ordersRoutes,
  noticesRoutes,
  firstScreenRoutes,
  paymentsRoutes,
  documentsRoutes,
  exportRoutes,
  peopleRoutes,
  seatsRoutes,
  usageLogRoutes,
  usageCsvRoutes,
  insightRoutes,
  usageReportRoutes,
  downloadsRoutes,
  distributorRoutes,
  emiLicensesRoutes,
  emiOrdersRoutes,
  emiJobsRoutes,
  emiReportRoutes,
  emiResultsRoutes,
  emiSuppressionsRoutes,
  emiUploadsRoutes,
  emiResumableRoutes,
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
