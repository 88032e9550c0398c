import {
  Card,
  ErrorState,
  FormattedMessage,
  PageHeading,
  Skeleton,
  Stack,
  TextLink,
  useIntl,
  useQuery,
} from '@portal/shared';
import { profileQuery } from '../../api/profileQuery.ts';
import { AddressCard } from '../address/AddressCard.tsx';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';
import { PictureCard } from './picture/PictureCard.tsx';
import { UserForm } from './UserForm.tsx';

/** Where the person changes how they sign in. */
function SecurityLinks() {
  const intl = useIntl();
  return (
    <Card title={intl.formatMessage(messages.security)}>
      <Stack $gap={2} $align="start">
        <TextLink href={paths.security}>
          <FormattedMessage {...messages.toSecurity} />
        </TextLink>
        <TextLink href={paths.sessions}>
          <FormattedMessage {...messages.toSessions} />
        </TextLink>
      </Stack>
    </Card>
  );
}

/** The profile of the signed-in person. */
export function UserScreen() {
  const intl = useIntl();
  const profile = useQuery(profileQuery());
  return (
    <Stack $gap={6}>
      <PageHeading title={intl.formatMessage(messages.title)} />
      <Card>
        {profile.isPending && <Skeleton lines={4} lineHeight="60px" />}
        {profile.isError && (
          <ErrorState
            error={profile.error}
            onRetry={() => void profile.refetch()}
            isRetrying={profile.isFetching}
          />
        )}
        {profile.data && (
          <UserForm profile={profile.data} onReload={async () => (await profile.refetch()).data} />
        )}
      </Card>
      <AddressCard />
      <PictureCard />
      <SecurityLinks />
    </Stack>
  );
}
