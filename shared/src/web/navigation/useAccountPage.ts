import { useSession } from '../session/useSession.ts';

/**
 * Address of a page of the accounts service.
 *
 * @param path Like `/team`.
 * @returns `null` as long as accounts have no such page: then nothing may link to it.
 */
export function useAccountPage(path: string): string | null {
  const { services, accounts } = useSession(({ config }) => config);
  return accounts.pages.includes(path) ? `${services.accounts}${path}` : null;
}
