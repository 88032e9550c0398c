import {
  Card,
  ErrorState,
  FormattedMessage,
  PageHeading,
  RemoteMessages,
  Skeleton,
  Stack,
  useIntl,
  useQuery,
  useSearchParams,
  useSessionStore,
} from '@portal/shared';
import { useEffect, useState } from 'react';
import { linkQuery } from '../../api/linkQuery.ts';
import { isExpired } from '../../domain/isExpired.ts';
import { readLinkFailure } from '../../domain/linkFailure.ts';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import { LinkFailureAlert } from './LinkFailureAlert.tsx';
import { LinkPanel } from './LinkPanel.tsx';
import { ManualLinks } from './ManualLinks.tsx';
import { messages } from './messages.ts';

const catalogs = { en, ja };

/** The screen `/auths/digikey`. */
export function DistributorScreen() {
  return (
    <RemoteMessages catalogs={catalogs}>
      <DistributorContent />
    </RemoteMessages>
  );
}

/** Loads the link once the user is known, and renders its state. */
function DistributorContent() {
  const { formatMessage } = useIntl();
  const [address] = useSearchParams();
  const failure = readLinkFailure(address);
  const userId = useUserId();
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
    ...linkQuery(),
    enabled: userId !== undefined,
  });

  // A failed attempt does not affect an existing link.
  const isHeld = data?.kind === 'linked' && !isExpired(data, dataUpdatedAt);

  const content = () => {
    if (userId === undefined) return <Skeleton lines={3} />;
    if (data !== undefined) return <LinkPanel link={data} readAt={dataUpdatedAt} />;
    if (error === null) return <Skeleton lines={3} />;
    return <ErrorState error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  };

  return (
    <Stack $gap={5}>
      <PageHeading
        title={formatMessage(messages.title)}
        lead={<FormattedMessage {...messages.lead} />}
      />
      {failure !== null && <LinkFailureAlert failure={isHeld ? 'kept' : failure} />}
      <Card>{content()}</Card>
      <ManualLinks />
    </Stack>
  );
}

const retryMs = 1000;

/** The signed-in person's id, polled every second until known. */
function useUserId(): string | undefined {
  const session = useSessionStore();
  const [userId, setUserId] = useState(() => session.getState().user?.id);
  useEffect(() => {
    if (userId !== undefined) return undefined;
    const timer = setInterval(() => {
      setUserId(session.getState().user?.id);
    }, retryMs);
    return () => {
      clearInterval(timer);
    };
  }, [session, userId]);
  return userId;
}
