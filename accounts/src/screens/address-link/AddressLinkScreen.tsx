import { RemoteMessages, useIntl, useQuery } from '@portal/shared';
import { QueryContent } from '../../components/QueryContent.tsx';
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
      <QueryContent query={link} lines={3} lineHeight="32px">
        {(data) =>
          data.kind === 'open' ? (
            <AddressOffer token={token} link={data} />
          ) : (
            <AddressEnding outcome={data.kind} />
          )
        }
      </QueryContent>
    </NarrowPage>
  );
}
