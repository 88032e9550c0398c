import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { createApp, type Module } from './http/createApp.ts';
import { aboutRoutes } from './modules/about/about.routes.ts';
import { accountsAuthenticate } from './accounts/accountsAuthenticate.ts';
import { accountsServiceModules } from './accounts/accountsServiceModules.ts';
import { checkoutRoutes } from './modules/checkout/checkout.routes.ts';
import { configRoutes } from './modules/config/config.routes.ts';
import { downloadsRoutes } from './modules/downloads/downloads.routes.ts';
import { developmentRoutes } from './modules/development/development.routes.ts';
import { distributorRoutes } from './modules/distributor/distributor.routes.ts';
import { embedCors } from './modules/embed/embedCors.ts';
import { embedRoutes } from './modules/embed/embed.routes.ts';
import { emiJobsRoutes } from './modules/emi-jobs/emi-jobs.routes.ts';
import { emiLicensesRoutes } from './modules/emi-licenses/emi-licenses.routes.ts';
import { emiOrdersRoutes } from './modules/emi-orders/emi-orders.routes.ts';
import { emiReportRoutes } from './modules/emi-jobs/emi-report.routes.ts';
import { emiResultsRoutes } from './modules/emi-results/emi-results.routes.ts';
import { emiSuppressionsRoutes } from './modules/emi-results/emi-suppressions.routes.ts';
import { emiUploadsRoutes } from './modules/emi-uploads/emi-uploads.routes.ts';
import { emiResumableRoutes } from './modules/emi-uploads/resumable/emi-resumable.routes.ts';
import { firstScreenRoutes } from './modules/first-screen/first-screen.routes.ts';
import { healthRoutes } from './modules/health/health.routes.ts';
import { licenseManagerRoutes } from './modules/leases/leases.routes.ts';
import { licenseFilesRoutes } from './modules/license-files/license-files.routes.ts';
import { licensePageRoutes } from './modules/license-page/licensePage.routes.ts';
import { bulkLicensesRoutes } from './modules/licenses/bulk/bulkLicenses.routes.ts';
import { licensesRoutes } from './modules/licenses/licenses.routes.ts';
import { noticeChoicesRoutes } from './modules/notices/noticeChoices.routes.ts';
import { noticesRoutes } from './modules/notices/notices.routes.ts';
import { ordersRoutes } from './modules/orders/orders.routes.ts';
import { pagesRoutes } from './modules/pages/pages.routes.ts';
import { documentsRoutes } from './modules/documents/documents.routes.ts';
import { exportRoutes } from './modules/documents/export/export.routes.ts';
import { paymentsRoutes } from './modules/payments/payments.routes.ts';
import { peopleRoutes } from './modules/people/people.routes.ts';
import { quotationsRoutes } from './modules/quotations/quotations.routes.ts';
import { nameRegistryVersion } from './modules/registry/nameRegistryVersion.ts';
import { registryRoutes } from './modules/registry/registry.routes.ts';
import { remoteKitRoutes } from './modules/remote-kit/remote-kit.routes.ts';
import { releaseReportsRoutes } from './modules/releases/readers/reports.routes.ts';
import { figuresRoutes } from './modules/releases/figures/figures.routes.ts';
import { violationsRoutes } from './modules/releases/violations/violations.routes.ts';
import { sessionModule } from './modules/session/session.module.ts';
import { sessionAuthenticate } from './modules/session/sessionAuthenticate.ts';
import { seatsRoutes } from './modules/seats/seats.routes.ts';
import { usageReportRoutes } from './modules/usage-log/report/report.routes.ts';
import { usageCsvRoutes } from './modules/usage-log/csv/usageCsv.routes.ts';
import { insightRoutes } from './modules/usage-log/insight/insight.routes.ts';
import { usageLogRoutes } from './modules/usage-log/usage-log.routes.ts';
import { usageEventsRoutes } from './modules/usage-events/usage-events.routes.ts';
import { storeRoutes } from './modules/cart-pricing/cart-pricing.routes.ts';
import { describeCalls } from './modules/api-documents/describeCalls.ts';
import { unknownApiRoutes } from './modules/api-documents/unknownApi.routes.ts';
import { operatorModules } from './operatorApp.ts';
import { operatorOfToken } from './operator/tokens/operatorOfToken.ts';

/** The portal's own origin. */
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

/** The OpenID provider, the account pages and their API. */
export const accountsModules: readonly Module[] = [
  healthRoutes,
  ...accountsServiceModules,
  // The same menu stands in the frame of its pages, and one of them chooses the mails.
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
