import { FormattedMessage } from 'react-intl';
import { editionOf } from '../../web/session/roleOf.ts';
import { useSession } from '../../web/session/useSession.ts';
import { LinkButton } from '../button/LinkButton.tsx';
import { Card } from '../layout/Card.tsx';
import { Inline, Stack } from '../layout/Stack.tsx';
import { PageHeading } from '../page-heading/PageHeading.tsx';
import { NotPermittedState } from '../state/NotPermittedState.tsx';
import { estimatePath } from './estimatePath.ts';
import { messages } from './messages.ts';
import { UpgradeButton } from './UpgradeButton.tsx';

/**
 * Replaces a screen for buyers: says how to get permission to buy, and links to the stored cart.
 */
export function MayNotBuy({ title }: { readonly title: string }) {
  const isCommunity = useSession((session) => editionOf(session) === 'community');
  return (
    <Stack $gap={5}>
      <PageHeading title={title} />
      <Card>
        <NotPermittedState
          action={
            <Inline $justify="center">
              {isCommunity && <UpgradeButton />}
              <LinkButton to={estimatePath}>
                <FormattedMessage {...messages.estimate} />
              </LinkButton>
            </Inline>
          }
        >
          <FormattedMessage {...(isCommunity ? messages.communityHint : messages.guestHint)} />
        </NotPermittedState>
      </Card>
    </Stack>
  );
}
