import type { Module } from '../../http/createApp.ts';
import { pagesRoutes } from '../accounts-pages/accounts-pages.routes.ts';
import { profileRoutes } from '../accounts-profile/accounts-profile.routes.ts';
import { meRoutes } from '../accounts-profile/me.routes.ts';
import { providerRoutes } from '../accounts-provider/accounts-provider.routes.ts';
import { registrationRoutes } from '../accounts-registration/accounts-registration.routes.ts';
import { signInRoutes } from '../accounts-sign-in/accounts-sign-in.routes.ts';

/** Everything the accounts service serves. */
export const accountsServiceModules: readonly Module[] = [
  providerRoutes,
  signInRoutes,
  registrationRoutes,
  meRoutes,
  profileRoutes,
  pagesRoutes,
];
