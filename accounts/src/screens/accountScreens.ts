import type { ComponentType } from 'react';

/**
 * The screen of each page of a signed-in person, by its path. Its code is a separate file, so that
 * signing in does not wait for it.
 */
export const accountScreens: Readonly<Record<string, () => Promise<ComponentType>>> = {
  '/user': async () => (await import('./user/UserScreen.tsx')).UserScreen,
  '/audit': async () => (await import('./audit/AuditScreen.tsx')).AuditScreen,
  '/security': async () => (await import('./security/SecurityScreen.tsx')).SecurityScreen,
  '/sessions': async () => (await import('./sessions/SessionsScreen.tsx')).SessionsScreen,
  '/sites': async () => (await import('./sites/SitesScreen.tsx')).SitesScreen,
  '/team': async () => (await import('./team/TeamScreen.tsx')).TeamScreen,
  '/users': async () => (await import('./users/UsersScreen.tsx')).UsersScreen,
  '/creditcard': async () => (await import('./cards/CardScreen.tsx')).CardScreen,
  '/sso': async () => (await import('./sso/SsoScreen.tsx')).SsoScreen,
  '/settings': async () => (await import('./settings/SettingsScreen.tsx')).SettingsScreen,
  '/leave': async () => (await import('./leave/LeaveScreen.tsx')).LeaveScreen,
  '/notices': async () => (await import('./notices/NoticesScreen.tsx')).NoticesScreen,
  '/upgrade': async () => (await import('./upgrade/UpgradeScreen.tsx')).UpgradeScreen,
};
