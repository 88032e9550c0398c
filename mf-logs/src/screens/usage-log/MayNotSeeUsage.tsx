import {
  Card,
  editionOf,
  FormattedMessage,
  NotPermittedState,
  UpgradeButton,
  useSession,
} from '@portal/shared';
import { messages } from './messages.ts';

/** Shown instead of the usage log: who may see it, and what to do. */
export function MayNotSeeUsage() {
  const isCommunity = useSession((session) => editionOf(session) === 'community');
  return (
    <Card>
      <NotPermittedState action={isCommunity && <UpgradeButton />}>
        <FormattedMessage {...(isCommunity ? messages.communityHint : messages.guestHint)} />
      </NotPermittedState>
    </Card>
  );
}
