import type { Module } from '../../platform/http/createApp.ts';
import { distributorRoutes } from './distributor.routes.ts';

/** The modules of the area on the portal's own origin. */
export const distributorModules: readonly Module[] = [distributorRoutes];
