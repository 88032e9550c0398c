import { RemoteMessages } from '@portal/shared';
import en from '../../locales/invitation/en.json';
import ja from '../../locales/invitation/ja.json';
import { InvitationLink } from './InvitationLink.tsx';

const catalogs = { en, ja };

/** The page behind the mailed link of an invitation. */
export function InvitationScreen({ token }: { readonly token: string }) {
  return (
    <RemoteMessages catalogs={catalogs}>
      <InvitationLink token={token} />
    </RemoteMessages>
  );
}
