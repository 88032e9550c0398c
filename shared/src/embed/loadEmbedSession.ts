import { accountsUserSchema } from '../contracts/accounts.ts';
import { configSchema } from '../contracts/config.ts';
import { tokyoDay } from '../domain/calendar/CalendarDay.ts';
import { api } from '../http/api.ts';
import { createSessionStore, type SessionStore } from '../session/createSessionStore.ts';
import { localeOf, type EmbedSettings } from './EmbedSettings.ts';
import { explainSilence } from './SiteNotAllowed.ts';

/**
 * The session of the token's owner.
 *
 * @throws ApiError
 * @throws SiteNotAllowed when the portal is there but answers no page of this site
 */
export async function loadEmbedSession(settings: EmbedSettings): Promise<SessionStore> {
  const [config, user] = await askForFacts().catch((error: unknown) =>
    explainSilence(error, settings.baseUrl),
  );
  return createSessionStore({
    status: 'active',
    loading: false,
    user,
    team: user.teams[0] ?? null,
    config,
    locale: localeOf(settings),
    today: tokyoDay(new Date()),
  });
}

async function askForFacts() {
  return Promise.all([
    api.get('/api/config/', configSchema),
    api.get('/api/user/me', accountsUserSchema),
  ]);
}
