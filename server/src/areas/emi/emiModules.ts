import type { Module } from '../../platform/http/createApp.ts';
import { emiJobsRoutes } from './jobs/emi-jobs.routes.ts';
import { emiReportRoutes } from './jobs/emi-report.routes.ts';
import { emiLicensesRoutes } from './licenses/emi-licenses.routes.ts';
import { emiRecognizedRoutes } from './recognized/emi-recognized.routes.ts';
import { emiRemarksRoutes } from './results/emi-remarks.routes.ts';
import { emiResultsRoutes } from './results/emi-results.routes.ts';
import { emiSuppressionsRoutes } from './results/emi-suppressions.routes.ts';
import { emiUploadsRoutes } from './uploads/emi-uploads.routes.ts';
import { emiResumableRoutes } from './uploads/resumable/emi-resumable.routes.ts';

/** The modules of the area on the portal's own origin. */
export const emiModules: readonly Module[] = [
  emiLicensesRoutes,
  emiJobsRoutes,
  emiReportRoutes,
  emiResultsRoutes,
  emiRecognizedRoutes,
  emiSuppressionsRoutes,
  emiRemarksRoutes,
  emiUploadsRoutes,
  emiResumableRoutes,
];
