import type { Module } from '../platform/http/createApp.ts';
import { addressRoutes } from './people/address/address.routes.ts';
import { auditRoutes } from './security/audit/audit.routes.ts';
import { passwordsRoutes } from './sign-in/passwords/passwords.routes.ts';
import { joiningRoutes } from './people/joining/joining.routes.ts';
import { invitationsRoutes } from './people/invitations/invitations.routes.ts';
import { connectRoutes } from './sso/connected-sites/connect.routes.ts';
import { connectedSitesRoutes } from './sso/connected-sites/connectedSites.routes.ts';
import { leavingRoutes } from './people/leaving/leaving.routes.ts';
import { ownDataRoutes } from './people/own-data/ownData.routes.ts';
import { pagesRoutes } from './sign-in/pages/pages.routes.ts';
import { postCodesRoutes } from './people/profile/postCodes.routes.ts';
import { profileRoutes } from './people/profile/profile.routes.ts';
import { meRoutes } from './sign-in/session/me.routes.ts';
import { providerRoutes } from './sign-in/provider/provider.routes.ts';
import { registrationRoutes } from './sign-in/registration/registration.routes.ts';
import { avatarRoutes } from './people/avatar/avatar.routes.ts';
import { cardsRoutes } from './people/cards/cards.routes.ts';
import { teamRoutes } from './people/team/team.routes.ts';
import { sessionRoutes } from './sign-in/session/session.routes.ts';
import { sessionsRoutes } from './security/sessions/sessions.routes.ts';
import { signInRoutes } from './sign-in/steps/sign-in.routes.ts';
import { passkeysRoutes } from './security/passkeys/passkeys.routes.ts';
import { secondFactorsRoutes } from './security/secondFactors.routes.ts';
import { factorResetRoutes } from './people/users/factorReset.routes.ts';
import { passkeySignInRoutes } from './sign-in/steps/passkeySignIn.routes.ts';
import { setUpStepRoutes } from './sign-in/steps/setUpStep.routes.ts';
import { signInStepRoutes } from './sign-in/steps/signInStep.routes.ts';
import { callbackRoutes } from './sso/provider/callback.routes.ts';
import { singleSignOnRoutes } from './sso/settings/singleSignOn.routes.ts';
import { ssoProofRoutes } from './sso/sign-in/ssoProof.routes.ts';
import { ssoSignInRoutes } from './sso/sign-in/ssoSignIn.routes.ts';
import { stepUpRoutes } from './sign-in/stepUp.routes.ts';
import { usersRoutes } from './people/users/users.routes.ts';

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
  passkeySignInRoutes,
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
