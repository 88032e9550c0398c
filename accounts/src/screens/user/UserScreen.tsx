import { Card, ErrorState, PageHeading, Skeleton, Stack, useIntl, useQuery } from '@portal/shared';
import { profileQuery } from '../../api/profileQuery.ts';
import { AddressCard } from '../address/AddressCard.tsx';
import { messages } from './messages.ts';
import { PictureCard } from './picture/PictureCard.tsx';
import { UserForm } from './UserForm.tsx';

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
    </Stack>
  );
}
