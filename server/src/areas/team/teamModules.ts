import type { Module } from '../../platform/http/createApp.ts';
import { listViewsRoutes } from './list-views/list-views.routes.ts';
import { peopleRoutes } from './people/people.routes.ts';

/** The modules of the area on the portal's own origin. */
export const teamModules: readonly Module[] = [listViewsRoutes, peopleRoutes];
