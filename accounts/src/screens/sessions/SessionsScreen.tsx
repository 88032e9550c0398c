import {
  FormattedMessage,
  PageHeading,
  RemoteMessages,
  Stack,
  TextLink,
  useIntl,
  useQuery,
} from '@portal/shared';
import { QueryContent } from '../../components/QueryContent.tsx';
import { sessionsQuery } from '../../api/sessions/sessionsQuery.ts';
import { paths } from '../../paths.ts';
import en from '../../locales/sessions/en.json';
import ja from '../../locales/sessions/ja.json';
import { messages } from './messages.ts';
import { SessionList } from './SessionList.tsx';

/** The list of devices in each of its states. */
function Sessions() {
  const { formatMessage } = useIntl();
  const sessions = useQuery(sessionsQuery());
  return (
    <Stack $gap={5}>
      <PageHeading title={formatMessage(messages.title)} lead={formatMessage(messages.lead)} />
      <QueryContent query={sessions} isCard lines={3} lineHeight="64px">
        {(data) => <SessionList sessions={data} />}
      </QueryContent>
      <Stack $gap={2} $align="start">
        <p>
          <FormattedMessage {...messages.unknownHelp} />
        </p>
        <TextLink href={paths.security}>
          <FormattedMessage {...messages.toSecurity} />
        </TextLink>
      </Stack>
    </Stack>
  );
}

const catalogs = { en, ja };

/** Where the person is signed in, and the end of it. */
export function SessionsScreen() {
  return (
    <RemoteMessages catalogs={catalogs}>
      <Sessions />
    </RemoteMessages>
  );
}
