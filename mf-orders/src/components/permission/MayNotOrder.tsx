import {
  Card,
  editionOf,
  FormattedMessage,
  isManager,
  LinkButton,
  NotPermittedState,
  PageHeading,
  Stack,
  useSession,
} from '@portal/shared';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';

/** Owners and admins of professional teams order for their team. */
export function useMayOrder(): boolean {
  return useSession((session) => isManager(session) && editionOf(session) === 'professional');
}

/** Whoever may not order reads what to do: upgrade first, or ask the owner. */
export function MayNotOrder({ title }: { readonly title: string }) {
  const isCommunity = useSession((session) => editionOf(session) === 'community');
  const { services, accounts } = useSession(({ config }) => config);
  const hasUpgrade = accounts.pages.includes(paths.upgrade);
  return (
    <Stack $gap={5}>
      <PageHeading title={title} />
      <Card>
        <NotPermittedState
          action={
            isCommunity &&
            hasUpgrade && (
              <LinkButton kind="primary" href={`${services.accounts}${paths.upgrade}`}>
                <FormattedMessage {...messages.upgrade} />
              </LinkButton>
            )
          }
        >
          <FormattedMessage {...(isCommunity ? messages.communityHint : messages.guestHint)} />
        </NotPermittedState>
      </Card>
    </Stack>
  );
}
