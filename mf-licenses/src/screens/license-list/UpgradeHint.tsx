import {
  Alert,
  editionOf,
  FormattedMessage,
  Inline,
  TextLink,
  useSession,
  useUpgradeLink,
} from '@portal/shared';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';

/** For the community edition, which cannot buy licenses: how it can, and where its cart is. */
export function UpgradeHint() {
  const isCommunity = useSession((session) => editionOf(session) === 'community');
  const upgrade = useUpgradeLink();
  if (!isCommunity) return null;
  return (
    <Alert
      action={
        <Inline>
          {upgrade && (
            <TextLink href={upgrade.href}>
              <FormattedMessage
                {...(upgrade.kind === 'page' ? messages.upgrade : messages.contact)}
              />
            </TextLink>
          )}
          <TextLink to={paths.estimate}>
            <FormattedMessage {...messages.estimate} />
          </TextLink>
        </Inline>
      }
    >
      <FormattedMessage {...messages.upgradeHint} />
    </Alert>
  );
}
