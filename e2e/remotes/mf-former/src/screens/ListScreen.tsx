import {
  ErrorState,
  FormattedMessage,
  Link,
  PageHeading,
  queryOptions,
  RemoteMessages,
  Skeleton,
  streamedAnswer,
  useFormats,
  useIntl,
  useQuery,
} from '@portal/shared';
import { DataTable, type Column } from '@portal/shared/table';
import styled from 'styled-components';
import * as z from 'zod/mini';
import en from '../locales/en.json';
import ja from '../locales/ja.json';
import { messages } from '../messages.ts';

const licensesSchema = z.array(z.object({ number: z.string(), end_at: z.string() }));
type License = z.infer<typeof licensesSchema>[number];

const licensesQuery = queryOptions({
  queryKey: ['former', 'licenses'],
  ...streamedAnswer('/api/licenses/', licensesSchema),
});

const Count = styled.p`
  font-weight: 700;
`;

/** Data of a call, texts, a table and links. */
export function ListScreen() {
  return (
    <RemoteMessages catalogs={{ en, ja }}>
      <Licenses />
    </RemoteMessages>
  );
}

function Licenses() {
  const intl = useIntl();
  const formats = useFormats();
  const { data, error, refetch } = useQuery(licensesQuery);
  const title = intl.formatMessage(messages.title);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton />;
  const columns: readonly Column<License>[] = [
    {
      id: 'number',
      header: intl.formatMessage(messages.number),
      cell: ({ number }) => <Link to={`/former/${number}`}>{number}</Link>,
    },
    {
      id: 'ends',
      header: intl.formatMessage(messages.ends),
      cell: ({ end_at }) => formats.day(end_at),
    },
  ];
  return (
    <>
      <PageHeading title={title} />
      <Count>
        <FormattedMessage {...messages.count} values={{ count: data.length }} />
      </Count>
      <DataTable label={title} columns={columns} rows={data} rowKey={keyOf} />
    </>
  );
}

function keyOf({ number }: License): string {
  return number;
}
