import { Card, FormattedMessage, RemoteMessages, useQuery } from '@portal/shared';
import { QueryContent } from '../../components/QueryContent.tsx';
import { addressQuery } from '../../api/address/addressQuery.ts';
import en from '../../locales/address/en.json';
import ja from '../../locales/address/ja.json';
import { AddressForm } from './AddressForm.tsx';
import { messages } from './messages.ts';
import { WaitingAddress } from './WaitingAddress.tsx';

const catalogs = { en, ja };

/** The section with one's mail address, and the change of it. */
export function AddressCard() {
  return (
    <RemoteMessages catalogs={catalogs}>
      <Address />
    </RemoteMessages>
  );
}

function Address() {
  const address = useQuery(addressQuery());
  return (
    <Card title={<FormattedMessage {...messages.title} />}>
      <QueryContent query={address} lines={2} lineHeight="60px">
        {({ waiting, email }) =>
          waiting ? <WaitingAddress change={waiting} /> : <AddressForm email={email} />
        }
      </QueryContent>
    </Card>
  );
}
