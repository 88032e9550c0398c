import { useSession } from '../session/useSession.ts';

/**
 * URL of a page of the accounts service.
 *
 * @param path E.g. `/team`.
 * @returns `null` if accounts do not have the page: nothing may link to it.
 */
export function useAccountPage(path: string): string | null {
  const { services, accounts } = useSession(({ config }) => config);
  return accounts.pages.includes(path) ? `${services.accounts}${path}` : null;
}
