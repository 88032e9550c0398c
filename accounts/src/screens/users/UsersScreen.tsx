import { PageHeading, RemoteMessages, Stack, useIntl, useQuery } from '@portal/shared';
import { QueryContent } from '../../components/QueryContent.tsx';
import { usersQuery } from '../../api/users/usersQuery.ts';
import en from '../../locales/users/en.json';
import ja from '../../locales/users/ja.json';
import { messages } from './messages.ts';
import { RolesCard } from './roles/RolesCard.tsx';
import { UserList } from './UserList.tsx';

/** The list of users in each of its states, and what the permissions mean. */
function Users() {
  const intl = useIntl();
  const users = useQuery(usersQuery());
  return (
    <Stack $gap={5}>
      <PageHeading
        title={intl.formatMessage(messages.title)}
        lead={intl.formatMessage(messages.lead)}
      />
      <QueryContent query={users} isCard lines={5} lineHeight="44px">
        {(data) => <UserList users={data} />}
      </QueryContent>
      <RolesCard />
    </Stack>
  );
}

const catalogs = { en, ja };

/** The people of the team and who is invited to it, for its owner and admins. */
export function UsersScreen() {
  return (
    <RemoteMessages catalogs={catalogs}>
      <Users />
    </RemoteMessages>
  );
}
