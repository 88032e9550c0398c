import { useState } from 'react';
import {
  Alert,
  ErrorState,
  FormattedMessage,
  LinkButton,
  RemoteMessages,
  Skeleton,
  Stack,
  useIntl,
  useQuery,
  useSession,
} from '@portal/shared';
import { invitationQuery } from '../../api/invitations/invitationQuery.ts';
import { NarrowPage } from '../../components/NarrowPage.tsx';
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
      {invitation.isPending && <Skeleton lines={3} lineHeight="44px" />}
      {invitation.isError && (
        <ErrorState
          error={invitation.error}
          onRetry={() => void invitation.refetch()}
          isRetrying={invitation.isFetching}
        />
      )}
      {joined !== undefined && (
        <Stack $align="start">
          <Alert kind="success">
            <FormattedMessage {...messages.joined} values={{ team: joined }} />
          </Alert>
          <LinkButton kind="primary" href={manager}>
            <FormattedMessage {...messages.goOn} />
          </LinkButton>
        </Stack>
      )}
      {joined === undefined &&
        invitation.data &&
        (invitation.data.kind === 'open' ? (
          <InvitationOffer token={token} invitation={invitation.data} onJoined={setJoined} />
        ) : (
          <Stack $align="start">
            <Alert kind={invitation.data.kind === 'used' ? 'info' : 'warning'}>
              <FormattedMessage {...messages[invitation.data.kind]} />
            </Alert>
            <LinkButton href={manager}>
              <FormattedMessage {...messages.goOn} />
            </LinkButton>
          </Stack>
        ))}
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
