import type { Module } from '../../platform/http/createApp.ts';
import { firstScreenRoutes } from './first-screen/first-screen.routes.ts';
import { noticesRoutes } from './notices.routes.ts';

/** The modules of the area on the portal's own origin. */
export const noticesModules: readonly Module[] = [noticesRoutes, firstScreenRoutes];
