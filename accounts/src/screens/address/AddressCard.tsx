import {
  Card,
  ErrorState,
  FormattedMessage,
  RemoteMessages,
  Skeleton,
  useQuery,
} from '@portal/shared';
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
      {address.isPending && <Skeleton lines={2} lineHeight="60px" />}
      {address.isError && !address.data && (
        <ErrorState
          error={address.error}
          onRetry={() => void address.refetch()}
          isRetrying={address.isFetching}
        />
      )}
      {address.data &&
        (address.data.waiting ? (
          <WaitingAddress change={address.data.waiting} />
        ) : (
          <AddressForm email={address.data.email} />
        ))}
    </Card>
  );
}
