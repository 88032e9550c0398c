import type { Module } from '../http/createApp.ts';
import { addressRoutes } from './address/address.routes.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { passwordsRoutes } from './passwords/passwords.routes.ts';
import { joiningRoutes } from './joining/joining.routes.ts';
import { invitationsRoutes } from './invitations/invitations.routes.ts';
import { connectRoutes } from './connected-sites/connect.routes.ts';
import { connectedSitesRoutes } from './connected-sites/connectedSites.routes.ts';
import { leavingRoutes } from './leaving/leaving.routes.ts';
import { ownDataRoutes } from './own-data/ownData.routes.ts';
import { pagesRoutes } from './pages/pages.routes.ts';
import { postCodesRoutes } from './post-codes/postCodes.routes.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { meRoutes } from './profile/me.routes.ts';
import { providerRoutes } from './provider/provider.routes.ts';
import { registrationRoutes } from './registration/registration.routes.ts';
import { avatarRoutes } from './avatar/avatar.routes.ts';
import { cardsRoutes } from './cards/cards.routes.ts';
import { teamRoutes } from './team/team.routes.ts';
import { sessionRoutes } from './session/session.routes.ts';
import { sessionsRoutes } from './sessions/sessions.routes.ts';
import { signInRoutes } from './sign-in/sign-in.routes.ts';
import { passkeysRoutes } from './second-factors/passkeys/passkeys.routes.ts';
import { secondFactorsRoutes } from './second-factors/secondFactors.routes.ts';
import { factorResetRoutes } from './second-factors/reset/factorReset.routes.ts';
import { setUpStepRoutes } from './second-factors/sign-in-step/setUpStep.routes.ts';
import { signInStepRoutes } from './second-factors/sign-in-step/signInStep.routes.ts';
import { callbackRoutes } from './single-sign-on/provider/callback.routes.ts';
import { singleSignOnRoutes } from './single-sign-on/settings/singleSignOn.routes.ts';
import { ssoProofRoutes } from './single-sign-on/sign-in/ssoProof.routes.ts';
import { ssoSignInRoutes } from './single-sign-on/sign-in/ssoSignIn.routes.ts';
import { stepUpRoutes } from './step-up/stepUp.routes.ts';
import { usersRoutes } from './users/users.routes.ts';

/** Everything the accounts service serves. */
export const accountsServiceModules: readonly Module[] = [
  providerRoutes,
  signInRoutes,
  ssoSignInRoutes,
  ssoProofRoutes,
  callbackRoutes,
  singleSignOnRoutes,
  registrationRoutes,
  passwordsRoutes,
  stepUpRoutes,
  sessionsRoutes,
  connectRoutes,
  connectedSitesRoutes,
  secondFactorsRoutes,
  passkeysRoutes,
  factorResetRoutes,
  signInStepRoutes,
  addressRoutes,
  setUpStepRoutes,
  meRoutes,
  sessionRoutes,
  profileRoutes,
  postCodesRoutes,
  avatarRoutes,
  usersRoutes,
  invitationsRoutes,
  joiningRoutes,
  auditRoutes,
  teamRoutes,
  cardsRoutes,
  leavingRoutes,
  ownDataRoutes,
  pagesRoutes,
];
