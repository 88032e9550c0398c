import { FormattedMessage } from 'react-intl';
import { editionOf } from '../../web/session/roleOf.ts';
import { useSession } from '../../web/session/useSession.ts';
import { Alert } from '../state/Alert.tsx';
import { Inline } from '../layout/Stack.tsx';
import { TextLink } from '../button/TextLink.tsx';
import { estimatePath } from './estimatePath.ts';
import { messages } from './messages.ts';
import { useUpgradeLink } from './useUpgradeLink.ts';

/** For the community edition, which cannot buy licenses: says how it can, and links to its cart. */
export function UpgradeHint() {
  const isCommunity = useSession((session) => editionOf(session) === 'community');
  const upgrade = useUpgradeLink();
  if (!isCommunity) return null;
  return (
    <Alert
      action={
        <Inline $gap={4}>
          {upgrade && (
            <TextLink href={upgrade.href}>
              <FormattedMessage {...messages[upgrade.kind]} />
            </TextLink>
          )}
          <TextLink to={estimatePath}>
            <FormattedMessage {...messages.estimate} />
          </TextLink>
        </Inline>
      }
    >
      <FormattedMessage {...messages.communityHint} />
    </Alert>
  );
}
