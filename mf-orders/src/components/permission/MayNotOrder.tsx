import {
  Card,
  editionOf,
  FormattedMessage,
  Inline,
  isManager,
  LinkButton,
  NotPermittedState,
  PageHeading,
  Stack,
  useSession,
  useUpgradeLink,
} from '@portal/shared';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';

/** Owners and admins of professional teams order for their team. */
export function useMayOrder(): boolean {
  return useSession((session) => isManager(session) && editionOf(session) === 'professional');
}

/** Whoever may not order reads what to do, and finds the stored cart in the estimate. */
export function MayNotOrder({ title }: { readonly title: string }) {
  const isCommunity = useSession((session) => editionOf(session) === 'community');
  const upgrade = useUpgradeLink();
  return (
    <Stack $gap={5}>
      <PageHeading title={title} />
      <Card>
        <NotPermittedState
          action={
            <Inline>
              {isCommunity && upgrade && (
                <LinkButton kind="primary" href={upgrade.href}>
                  <FormattedMessage
                    {...(upgrade.kind === 'page' ? messages.upgrade : messages.contact)}
                  />
                </LinkButton>
              )}
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
