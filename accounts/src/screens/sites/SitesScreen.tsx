import {
  Card,
  EmptyState,
  FormattedMessage,
  PageHeading,
  RemoteMessages,
  Stack,
  useIntl,
  useQuery,
} from '@portal/shared';
import { QueryContent } from '../../components/QueryContent.tsx';
import { connectedSitesQuery } from '../../api/sites/connectedSitesQuery.ts';
import en from '../../locales/sites/en.json';
import ja from '../../locales/sites/ja.json';
import { messages } from './messages.ts';
import { SiteList } from './SiteList.tsx';

/** The list of connected sites in each of its states. */
function Sites() {
  const { formatMessage } = useIntl();
  const sites = useQuery(connectedSitesQuery());
  return (
    <Stack $gap={5}>
      <PageHeading title={formatMessage(messages.title)} lead={formatMessage(messages.lead)} />
      <QueryContent query={sites} isCard lines={2} lineHeight="64px">
        {(data) =>
          data.length > 0 ? (
            <SiteList sites={data} />
          ) : (
            <Card>
              <EmptyState icon="link-2">
                <FormattedMessage {...messages.none} />
              </EmptyState>
            </Card>
          )
        }
      </QueryContent>
    </Stack>
  );
}

const catalogs = { en, ja };

/** The sites that act for the person, and the end of it. */
export function SitesScreen() {
  return (
    <RemoteMessages catalogs={catalogs}>
      <Sites />
    </RemoteMessages>
  );
}
