import {
  Alert,
  Card,
  ErrorState,
  FormattedMessage,
  PageHeading,
  Skeleton,
  Stack,
  TextLink,
  useIntl,
  useQuery,
} from '@portal/shared';
import { leavingQuery } from '../../api/leaving/leavingQuery.ts';
import { OwnData } from '../../components/own-data/OwnData.tsx';
import { paths } from '../../paths.ts';
import { LeaveForm } from './LeaveForm.tsx';
import { messages } from './messages.ts';
import { WhatHappens } from './WhatHappens.tsx';

/** What leaving means, and the form that does it; for an owner with members, what comes first. */
export function Leave() {
  const { formatMessage } = useIntl();
  const outlook = useQuery(leavingQuery());
  return (
    <>
      <PageHeading
        title={formatMessage(messages.title)}
        lead={<FormattedMessage {...messages.lead} />}
      />
      {outlook.data?.mustTransfer && (
        <Alert kind="warning">
          <Stack $gap={2}>
            <FormattedMessage {...messages.mustTransfer} values={{ team: outlook.data.team }} />
            <TextLink href={paths.users}>
              <FormattedMessage {...messages.toUsers} />
            </TextLink>
          </Stack>
        </Alert>
      )}
      <Card title={formatMessage(messages.effects)}>
        {outlook.isPending && <Skeleton lines={6} />}
        {outlook.isError && (
          <ErrorState
            error={outlook.error}
            onRetry={() => void outlook.refetch()}
            isRetrying={outlook.isFetching}
          />
        )}
        {outlook.data && <WhatHappens outlook={outlook.data} />}
      </Card>
      <OwnData />
      {outlook.data && !outlook.data.mustTransfer && (
        <Card title={formatMessage(messages.reasons)}>
          <LeaveForm onRefused={() => void outlook.refetch()} />
        </Card>
      )}
    </>
  );
}
