import {
  Card,
  EmptyState,
  FormattedMessage,
  PageHeading,
  RemoteMessages,
  Skeleton,
  Stack,
  TextLink,
  useIntl,
  useParams,
  useQuery,
} from '@portal/shared';
import { errorQuery } from '../../api/errorQuery.ts';
import { AllReleasesLink } from '../../components/AllReleasesLink.tsx';
import { ErrorEntry } from '../../components/ErrorEntry.tsx';
import { FiguresFailure } from '../../components/FiguresFailure.tsx';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';

const catalogs = { en, ja };

/** The screen `/releases/errors/{id}`. */
export function ErrorScreen() {
  const { id = '' } = useParams();
  return (
    <RemoteMessages catalogs={catalogs}>
      <ErrorContent key={id} id={id} />
    </RemoteMessages>
  );
}

/** Loads the error with an id that was shown to a person. */
function ErrorContent({ id }: { readonly id: string }) {
  const { formatMessage } = useIntl();
  const { data, error, isFetching, refetch } = useQuery(errorQuery(id));

  const content = () => {
    if (data) return <ErrorEntry error={data} times={1} />;
    if (error === null) return <Skeleton lines={4} />;
    const notFound = (
      <EmptyState>
        <FormattedMessage {...messages.none} />
      </EmptyState>
    );
    return (
      <FiguresFailure
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
        notFound={notFound}
      />
    );
  };

  return (
    <Stack $gap={5}>
      <PageHeading
        title={formatMessage(messages.title, { id })}
        breadcrumbs={<AllReleasesLink />}
        lead={
          data && (
            <TextLink to={paths.remote(data.remote)} translate="no">
              {data.remote}
            </TextLink>
          )
        }
      />
      <Card>{content()}</Card>
    </Stack>
  );
}
