import { ErrorState, RemoteMessages, Skeleton, useIntl, useQuery } from '@portal/shared';
import { addressLinkQuery } from '../../api/address/addressLinkQuery.ts';
import { NarrowPage } from '../../components/NarrowPage.tsx';
import en from '../../locales/address/en.json';
import ja from '../../locales/address/ja.json';
import { AddressEnding } from './AddressEnding.tsx';
import { AddressOffer } from './AddressOffer.tsx';
import { messages } from './messages.ts';

const catalogs = { en, ja };

/** The page behind a mailed link about a change of the mail address. */
export function AddressLinkScreen({ token }: { readonly token: string }) {
  return (
    <RemoteMessages catalogs={catalogs}>
      <AddressLink token={token} />
    </RemoteMessages>
  );
}

function AddressLink({ token }: { readonly token: string }) {
  const { formatMessage } = useIntl();
  const link = useQuery(addressLinkQuery(token));
  return (
    <NarrowPage title={formatMessage(messages.title)}>
      {link.isPending && <Skeleton lines={3} lineHeight="32px" />}
      {link.isError && (
        <ErrorState
          error={link.error}
          onRetry={() => void link.refetch()}
          isRetrying={link.isFetching}
        />
      )}
      {link.data &&
        (link.data.kind === 'open' ? (
          <AddressOffer token={token} link={link.data} />
        ) : (
          <AddressEnding outcome={link.data.kind} />
        ))}
    </NarrowPage>
  );
}
