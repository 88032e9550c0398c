import { Card, PageHeading, Stack, useIntl, useQuery } from '@portal/shared';
import { QueryContent } from '../../components/QueryContent.tsx';
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
        <QueryContent query={profile} lines={4} lineHeight="60px">
          {(data, reload) => <UserForm profile={data} onReload={reload} />}
        </QueryContent>
      </Card>
      <AddressCard />
      <PictureCard />
    </Stack>
  );
}
