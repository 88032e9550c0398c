import {
  Card,
  editionOf,
  FormattedMessage,
  Inline,
  LinkButton,
  NotPermittedState,
  PageHeading,
  Stack,
  useSession,
} from '@portal/shared';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';
import { UpgradeButton } from './UpgradeButton.tsx';

/** Whoever may not buy reads what to do, and finds the stored cart in the estimate. */
export function MayNotBuy({ title }: { readonly title: string }) {
  const isCommunity = useSession((session) => editionOf(session) === 'community');
  return (
    <Stack $gap={5}>
      <PageHeading title={title} />
      <Card>
        <NotPermittedState
          action={
            <Inline>
              {isCommunity && <UpgradeButton />}
              <LinkButton to={paths.estimate}>
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
