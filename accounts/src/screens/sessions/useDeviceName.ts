import { useIntl } from '@portal/shared';
import type { AccountSession } from '../../domain/AccountSession.ts';
import { messages } from './messages.ts';

/** Returns a function that names a device by its browser and system, as far as it says them. */
export function useDeviceName(): (session: Pick<AccountSession, 'browser' | 'system'>) => string {
  const { formatMessage } = useIntl();
  return ({ browser, system }) => {
    const named = browser === null ? 'system' : 'browser';
    const has = browser !== null && system !== null ? 'both' : named;
    const isKnown = browser !== null || system !== null;
    return formatMessage(messages.device, { has: isKnown ? has : 'none', browser, system });
  };
}
