import type { Module } from '../../platform/http/createApp.ts';
import { downloadsRoutes } from './downloads/downloads.routes.ts';

/** The modules of the area on the portal's own origin. */
export const downloadsModules: readonly Module[] = [downloadsRoutes];
