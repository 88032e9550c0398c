import { useEffect, useMemo } from 'react';
import { useLocation, useQueryClient, useSession, useSessionStore } from '@portal/shared';
import { needsNoAccount } from '../paths.ts';
import { endSession } from './endSession.ts';
import { loadAccount } from './loadAccount.ts';
import { logFailure } from './logFailure.ts';
import { createConfigReader, pollConfig } from './pollConfig.ts';
import { startUpkeep } from './startUpkeep.ts';
import { whenShown } from '../whenShown.ts';

/** Milliseconds after which the profile is loaded even if the page is busy. */
const patienceMs = 3_000;

/** Goes to an address by loading it. */
function leavePage(path: string): void {
  location.assign(path);
}

/**
 * Keeps the session, the configuration and the person's profile up to date while the page is open.
 * The estimate loads neither token nor profile; going from there to another screen does.
 *
 * @param shown resolves when the first screen is on the page; until then nothing is loaded
 */
export function useSessionUpkeep(
  shown?: Promise<void>,
  leave: (path: string) => void = leavePage,
): void {
  const store = useSessionStore();
  const queries = useQueryClient();
  const isVisitor = useSession(({ user }) => user === null);
  const isExempt = needsNoAccount(useLocation().pathname) || isVisitor;
  const readConfig = useMemo(() => createConfigReader({ store }), [store]);

  useEffect(() => pollConfig(readConfig), [readConfig]);

  useEffect(() => {
    if (isVisitor) return;
    return startUpkeep({ store, queries, leave });
  }, [store, queries, leave, isVisitor]);

  useEffect(() => {
    let isHere = true;
    const load = async () => {
      const { accounts } = store.getState().config.services;
      try {
        const [, user] = await Promise.all([readConfig(), isExempt ? null : loadAccount(accounts)]);
        if (!isHere) return;
        store.setState({ loading: false, ...(user && { user, team: user.teams[0] ?? null }) });
      } catch (error) {
        if (!isHere) return;
        logFailure('The account could not be loaded', error);
        endSession({ store, leave });
      }
    };
    // The page's data have all of this, and are shown first.
    const callOff = whenShown(shown, () => void load(), patienceMs);
    return () => {
      isHere = false;
      callOff();
    };
  }, [store, leave, isExempt, readConfig, shown]);
}
