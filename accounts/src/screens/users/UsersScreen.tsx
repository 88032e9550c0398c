import { RemoteMessages } from '@portal/shared';
import en from '../../locales/users/en.json';
import ja from '../../locales/users/ja.json';
import { Users } from './Users.tsx';

const catalogs = { en, ja };

/** The people of the team and who is invited to it, for its owner and admins. */
export function UsersScreen() {
  return (
    <RemoteMessages catalogs={catalogs}>
      <Users />
    </RemoteMessages>
  );
}
