import { useAccountPage } from '../../web/navigation/useAccountPage.ts';
import { useSession } from '../../web/session/useSession.ts';

/** The page of accounts that upgrades a community team. */
const upgradePage = '/upgrade';

interface UpgradeLink {
  /** `upgrade` leads to the upgrade page, `contact` to a contact while there is no such page. */
  readonly kind: 'upgrade' | 'contact';
  readonly href: string;
}

/** Where a community team gets the Professional edition; `null` without page and contact. */
export function useUpgradeLink(): UpgradeLink | null {
  const page = useAccountPage(upgradePage);
  const contact = useSession(({ config }) => config.links.contact);
  if (page !== null) return { kind: 'upgrade', href: page };
  return contact === undefined ? null : { kind: 'contact', href: contact };
}
