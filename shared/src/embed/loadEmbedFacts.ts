import { accountsUserSchema } from '../areas/accounts/accounts.contract.ts';
import { configSchema } from '../areas/composition/config.contract.ts';
import {
  portalScreensSchema,
  type PortalScreens,
} from '../areas/composition/portalScreens.contract.ts';
import { tokyoDay } from '../basics/calendar/CalendarDay.ts';
import { api } from '../web/http/api.ts';
import { createSessionStore, type SessionStore } from '../web/session/createSessionStore.ts';
import { localeOf, type EmbedSettings } from './EmbedSettings.ts';
import { explainSilence } from './SiteNotAllowed.ts';

/** Whose token it is, and what that person may open in the portal. */
export interface EmbedFacts {
  readonly session: SessionStore;
  readonly screens: PortalScreens;
}

/**
 * The session of the token's owner.
 *
 * @throws ApiError
 * @throws SiteNotAllowed when the portal is there but answers no page of this site
 */
export async function loadEmbedFacts(settings: EmbedSettings): Promise<EmbedFacts> {
  const [config, user, screens] = await askForFacts().catch((error: unknown) =>
    explainSilence(error, settings.baseUrl),
  );
  const session = createSessionStore({
    status: 'active',
    loading: false,
    user,
    team: user.teams[0] ?? null,
    config,
    locale: localeOf(settings),
    today: tokyoDay(new Date()),
  });
  return { session, screens };
}

async function askForFacts() {
  return Promise.all([
    api.get('/api/config/', configSchema),
    api.get('/api/user/me', accountsUserSchema),
    api.get('/api/screens', portalScreensSchema),
  ]);
}
