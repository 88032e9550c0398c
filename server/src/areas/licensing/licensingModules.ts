import type { Module } from '../../platform/http/createApp.ts';
import { licenseManagerRoutes } from './leases/leases.routes.ts';
import { licenseFilesRoutes } from './license-files/license-files.routes.ts';
import { licensePageRoutes } from './license-page/licensePage.routes.ts';
import { bulkLicensesRoutes } from './licenses/bulkLicenses.routes.ts';
import { licensesRoutes } from './licenses/licenses.routes.ts';
import { seatsRoutes } from './seats/seats.routes.ts';

/** The modules of the area on the portal's own origin. */
export const licensingModules: readonly Module[] = [
  licensesRoutes,
  bulkLicensesRoutes,
  licensePageRoutes,
  licenseFilesRoutes,
  licenseManagerRoutes,
  seatsRoutes,
];
