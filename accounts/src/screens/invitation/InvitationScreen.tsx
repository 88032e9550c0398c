import { useState } from 'react';
import {
  Alert,
  FormattedMessage,
  LinkButton,
  RemoteMessages,
  Stack,
  useIntl,
  useQuery,
  useSession,
} from '@portal/shared';
import { invitationQuery } from '../../api/invitations/invitationQuery.ts';
import { NarrowPage } from '../../components/NarrowPage.tsx';
import { QueryContent } from '../../components/QueryContent.tsx';
import en from '../../locales/invitation/en.json';
import ja from '../../locales/invitation/ja.json';
import { messages } from './messages.ts';
import { InvitationOffer } from './InvitationOffer.tsx';

/** An invitation in each of its states: offered, over, accepted. */
function InvitationLink({ token }: { readonly token: string }) {
  const intl = useIntl();
  const manager = useSession((session) => session.config.services.manager);
  const invitation = useQuery(invitationQuery(token));
  const [joined, setJoined] = useState<string>();
  return (
    <NarrowPage title={intl.formatMessage(messages.title)}>
      {joined === undefined ? (
        <QueryContent query={invitation} lines={3} lineHeight="44px">
          {(offer) =>
            offer.kind === 'open' ? (
              <InvitationOffer token={token} invitation={offer} onJoined={setJoined} />
            ) : (
              <Stack $align="start">
                <Alert kind={offer.kind === 'used' ? 'info' : 'warning'}>
                  <FormattedMessage {...messages[offer.kind]} />
                </Alert>
                <LinkButton href={manager}>
                  <FormattedMessage {...messages.goOn} />
                </LinkButton>
              </Stack>
            )
          }
        </QueryContent>
      ) : (
        <Stack $align="start">
          <Alert kind="success">
            <FormattedMessage {...messages.joined} values={{ team: joined }} />
          </Alert>
          <LinkButton kind="primary" href={manager}>
            <FormattedMessage {...messages.goOn} />
          </LinkButton>
        </Stack>
      )}
    </NarrowPage>
  );
}

const catalogs = { en, ja };

/** The page behind the mailed link of an invitation. */
export function InvitationScreen({ token }: { readonly token: string }) {
  return (
    <RemoteMessages catalogs={catalogs}>
      <InvitationLink token={token} />
    </RemoteMessages>
  );
}
