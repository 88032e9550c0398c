import {
  Card,
  EmptyState,
  ErrorState,
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
import { Explanation } from '@portal/shared/explanation';
import { quotationQuery } from '../../api/quotationQuery.ts';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';
import { QuotationDetails } from './QuotationDetails.tsx';
import { QuotationItems } from './QuotationItems.tsx';

const catalogs = { en, ja };

/** The screen `/store/quotations/:id`, for all owners and admins of the team. */
export function QuotationScreen() {
  const { id = '' } = useParams();
  return (
    <RemoteMessages catalogs={catalogs}>
      <QuotationContent key={id} id={id} />
    </RemoteMessages>
  );
}

/** Loads the quotation and shows its state: loading, failed, unknown or its details. */
function QuotationContent({ id }: { readonly id: string }) {
  const { formatMessage } = useIntl();
  const { data, error, isFetching, refetch } = useQuery(quotationQuery(id));
  const title =
    data === undefined
      ? formatMessage(messages.titleLoading)
      : formatMessage(messages.title, { number: data.number });

  const content = () => {
    if (data !== undefined) return <QuotationDetails quotation={data} />;
    if (error === null) return <Skeleton lines={5} />;
    const notFound = (
      <EmptyState icon="search">
        <FormattedMessage {...messages.notFound} />
      </EmptyState>
    );
    return (
      <ErrorState
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
        title={title}
        breadcrumbs={
          <TextLink to={paths.store}>
            <FormattedMessage {...messages.back} />
          </TextLink>
        }
      />
      <Card>{content()}</Card>
      {data !== undefined && (
        <>
          <QuotationItems quotation={data} />
          <Card title={<FormattedMessage {...messages.explanation} />}>
            <Explanation breakdown={data.breakdown} />
          </Card>
        </>
      )}
    </Stack>
  );
}
