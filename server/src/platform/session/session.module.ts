import { registerModule, type Module } from '../http/createApp.ts';
import { openIdClient } from './tokens/openIdClient.ts';
import { sessionRoutes } from './session.routes.ts';
import { signInRoutes } from './sign-in/signIn.routes.ts';
import { signOutRoutes } from './signOut.routes.ts';

/** Sign-in, sign-out and session calls; they share one OpenID client. */
export const sessionModule: Module = (deps) => async (app) => {
  const openId = openIdClient(deps);
  for (const routes of [signInRoutes, signOutRoutes, sessionRoutes]) {
    await registerModule(app, routes(openId), deps);
  }
};
