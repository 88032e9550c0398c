import { useAccountPage } from '../../web/navigation/useAccountPage.ts';
import { useSession } from '../../web/session/useSession.ts';

/** The page of accounts on which a community team becomes a professional one. */
const upgradePage = '/upgrade';

interface UpgradeLink {
  /** `upgrade` leads to the upgrade itself, `contact` to whom to ask as long as that page does not exist. */
  readonly kind: 'upgrade' | 'contact';
  readonly href: string;
}

/** Where a community team gets the Professional edition; `null` where there is neither page nor contact. */
export function useUpgradeLink(): UpgradeLink | null {
  const page = useAccountPage(upgradePage);
  const contact = useSession(({ config }) => config.links.contact);
  if (page !== null) return { kind: 'upgrade', href: page };
  return contact === undefined ? null : { kind: 'contact', href: contact };
}
