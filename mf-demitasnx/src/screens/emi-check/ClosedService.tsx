import {
  Card,
  FormattedMessage,
  NotPermittedState,
  StateMessage,
  UpgradeButton,
  editionOf,
  useSession,
} from '@portal/shared';
import { messages } from './messages.ts';

/**
 * Explains why a team cannot use the service: how a community team can, or that it is switched off.
 */
export function ClosedService() {
  const isCommunity = useSession((session) => editionOf(session) === 'community');
  return (
    <Card>
      {isCommunity ? (
        <NotPermittedState action={<UpgradeButton />}>
          <FormattedMessage {...messages.upgradeFirst} />
        </NotPermittedState>
      ) : (
        <StateMessage icon="info" role="status">
          <FormattedMessage {...messages.switchedOff} />
        </StateMessage>
      )}
    </Card>
  );
}
