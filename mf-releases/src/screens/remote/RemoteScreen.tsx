import {
  Card,
  EmptyState,
  FormattedMessage,
  PageHeading,
  RemoteMessages,
  Skeleton,
  Stack,
  useParams,
  useQuery,
} from '@portal/shared';
import { remoteQuery } from '../../api/remoteQuery.ts';
import { AllReleasesLink } from '../../components/AllReleasesLink.tsx';
import { FiguresFailure } from '../../components/FiguresFailure.tsx';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import { DayCharts } from './DayCharts.tsx';
import { ErrorsCard } from './ErrorsCard.tsx';
import { messages } from './messages.ts';
import { ReliabilityCard } from './ReliabilityCard.tsx';
import { SpeedCard } from './SpeedCard.tsx';

const catalogs = { en, ja };

/** The screen `/releases/{remote}`. */
export function RemoteScreen() {
  const { remote = '' } = useParams();
  return (
    <RemoteMessages catalogs={catalogs}>
      <RemoteContent key={remote} name={remote} />
    </RemoteMessages>
  );
}

/** The latest releases of a remote. */
function RemoteContent({ name }: { readonly name: string }) {
  const { data, error, isFetching, refetch } = useQuery(remoteQuery(name));

  const content = () => {
    if (data) {
      return (
        <>
          <ReliabilityCard releases={data.releases} />
          <SpeedCard releases={data.releases} />
          <DayCharts name={name} days={data.days} />
          <ErrorsCard errors={data.errors} />
        </>
      );
    }
    if (error === null) {
      return (
        <Card>
          <Skeleton lines={8} />
        </Card>
      );
    }
    const notFound = (
      <EmptyState>
        <FormattedMessage {...messages.none} />
      </EmptyState>
    );
    return (
      <Card>
        <FiguresFailure
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          notFound={notFound}
        />
      </Card>
    );
  };

  return (
    <Stack $gap={5}>
      <PageHeading
        title={name}
        breadcrumbs={<AllReleasesLink />}
        lead={
          typeof data?.owner === 'string' && (
            <FormattedMessage {...messages.team} values={{ team: data.owner }} />
          )
        }
      />
      {content()}
    </Stack>
  );
}
