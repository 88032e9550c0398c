import { FormattedMessage } from 'react-intl';
import { editionOf } from '../session/roleOf.ts';
import { useSession } from '../session/useSession.ts';
import { LinkButton } from '../ui/button/LinkButton.tsx';
import { Card } from '../ui/card/Card.tsx';
import { Inline, Stack } from '../ui/layout/Stack.tsx';
import { PageHeading } from '../ui/page-heading/PageHeading.tsx';
import { NotPermittedState } from '../ui/state/NotPermittedState.tsx';
import { estimatePath } from './estimatePath.ts';
import { messages } from './messages.ts';
import { UpgradeButton } from './UpgradeButton.tsx';

/** Instead of a screen for buyers: what to do to buy, and the way to the stored cart. */
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
