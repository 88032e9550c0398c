import { RemoteMessages } from '@portal/shared';
import { ssoCatalogs } from '../../components/sso/catalogs.ts';
import { SingleSignOn } from './SingleSignOn.tsx';

/** The sign-on of the team by its own provider, for its owner. */
export function SsoScreen() {
  return (
    <RemoteMessages catalogs={ssoCatalogs}>
      <SingleSignOn />
    </RemoteMessages>
  );
}
