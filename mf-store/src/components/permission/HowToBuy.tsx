import { Alert, editionOf, FormattedMessage, UpgradeButton, useSession } from '@portal/shared';
import { messages } from './messages.ts';

/** Tells people who may not buy how to buy the estimated cart. */
export function HowToBuy() {
  const isCommunity = useSession((session) => editionOf(session) === 'community');
  return (
    <Alert action={isCommunity && <UpgradeButton />}>
      <FormattedMessage {...(isCommunity ? messages.communityNext : messages.guestHint)} />
    </Alert>
  );
}
