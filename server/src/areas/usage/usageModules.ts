import type { Module } from '../../platform/http/createApp.ts';
import { usageEventsRoutes } from './events/usage-events.routes.ts';
import { usageCsvRoutes } from './log/csv/usageCsv.routes.ts';
import { insightRoutes } from './log/insight/insight.routes.ts';
import { usageReportRoutes } from './log/report/report.routes.ts';
import { usageLogRoutes } from './log/usage-log.routes.ts';

/** The modules of the area on the portal's own origin. */
export const usageModules: readonly Module[] = [
  usageEventsRoutes,
  usageLogRoutes,
  usageCsvRoutes,
  insightRoutes,
  usageReportRoutes,
];
