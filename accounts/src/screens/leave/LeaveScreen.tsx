import {
  Alert,
  Card,
  FormattedMessage,
  PageHeading,
  RemoteMessages,
  Stack,
  TextLink,
  useIntl,
  useQuery,
} from '@portal/shared';
import { QueryContent } from '../../components/QueryContent.tsx';
import { leavingQuery } from '../../api/leaving/leavingQuery.ts';
import { OwnData } from '../../components/own-data/OwnData.tsx';
import { paths } from '../../paths.ts';
import en from '../../locales/leaving/en.json';
import ja from '../../locales/leaving/ja.json';
import { LeaveForm } from './LeaveForm.tsx';
import { messages } from './messages.ts';
import { WhatHappens } from './WhatHappens.tsx';

/** What leaving means, and the form for it. An owner with members must transfer the team first. */
function Leave() {
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
        <QueryContent query={outlook} lines={6}>
          {(data) => <WhatHappens outlook={data} />}
        </QueryContent>
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

const catalogs = { en, ja };

/** The page for leaving the service. */
export function LeaveScreen() {
  return (
    <RemoteMessages catalogs={catalogs}>
      <Leave />
    </RemoteMessages>
  );
}
