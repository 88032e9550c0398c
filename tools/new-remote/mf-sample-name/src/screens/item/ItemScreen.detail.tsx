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
import { itemQuery } from '../../api/itemQuery.detail.ts';
import en from '../../locales/en.list.json';
import itemEn from '../../locales/item/en.detail.json';
import itemJa from '../../locales/item/ja.detail.json';
import ja from '../../locales/ja.list.json';
import { paths } from '../../paths.detail.ts';
import { ItemFacts } from './ItemFacts.detail.tsx';
import { messages } from './messages.detail.ts';

const common = { en, ja };
const catalogs = { en: itemEn, ja: itemJa };

/** `/sample-path/:id` */
export function ItemScreen() {
  const { id = '' } = useParams();
  return (
    <RemoteMessages catalogs={common}>
      <RemoteMessages catalogs={catalogs}>
        <ItemContent key={id} id={id} />
      </RemoteMessages>
    </RemoteMessages>
  );
}

/** Loads an item and shows it, or why it is not there. */
function ItemContent({ id }: { readonly id: string }) {
  const { formatMessage } = useIntl();
  const { data, error, isFetching, refetch } = useQuery(itemQuery(id));

  const content = () => {
    if (data !== undefined) return <ItemFacts item={data} />;
    const notFound = (
      <EmptyState icon="search">
        <FormattedMessage {...messages.notFound} />
      </EmptyState>
    );
    return (
      <Card>
        {error === null ? (
          <Skeleton lines={3} />
        ) : (
          <ErrorState
            error={error}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
            notFound={notFound}
          />
        )}
      </Card>
    );
  };

  return (
    <Stack $gap={5}>
      <PageHeading
        title={data?.name ?? formatMessage(messages.list)}
        breadcrumbs={
          <TextLink to={paths.sampleName}>
            <FormattedMessage {...messages.list} />
          </TextLink>
        }
      />
      {content()}
    </Stack>
  );
}
