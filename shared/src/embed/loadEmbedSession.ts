import { accountsUserSchema } from '../contracts/accounts.ts';
import { configSchema } from '../contracts/config.ts';
import { api } from '../http/api.ts';
import { settleLocale } from '../intl/storedLocale.ts';
import { createSessionStore, type SessionStore } from '../session/createSessionStore.ts';
import { tokyoDay } from '../domain/calendar/CalendarDay.ts';
import type { EmbedSettings } from './EmbedSettings.ts';

/** The session of the token's owner. @throws ApiError */
export async function loadEmbedSession({ locale }: EmbedSettings): Promise<SessionStore> {
  const [config, user] = await Promise.all([
    api.get('/api/config/', configSchema),
    api.get('/api/user/me', accountsUserSchema),
  ]);
  return createSessionStore({
    status: 'active',
    loading: false,
    user,
    team: user.teams[0] ?? null,
    config,
    locale: locale ?? settleLocale(),
    today: tokyoDay(new Date()),
  });
}
