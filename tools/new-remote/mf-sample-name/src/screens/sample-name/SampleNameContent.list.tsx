import { PageHeading, Stack, useIntl } from '@portal/shared';
import { ListCard, ListNotice, useList } from '@portal/shared/list';
import { sampleNameSource } from '../../api/sampleNameSource.list.ts';
import { applySampleNameView } from '../../domain/applySampleNameView.list.ts';
import type { Item } from '../../domain/Item.ts';
import { messages } from './messages.list.ts';
import { SampleNameFilters } from './SampleNameFilters.list.tsx';
import { useSampleNameColumns } from './useSampleNameColumns.list.tsx';

function idOf({ id }: Item): string {
  return id;
}

/** The list in each of its states; the address holds filters and sort order. */
export function SampleNameContent() {
  const { formatMessage } = useIntl();
  const list = useList(sampleNameSource, applySampleNameView);
  const columns = useSampleNameColumns();
  return (
    <Stack $gap={5}>
      <PageHeading title={formatMessage(messages.title)} />
      <ListNotice list={list} />
      <ListCard
        list={list}
        label={formatMessage(messages.title)}
        columns={columns}
        rowKey={idOf}
        texts={messages}
        filters={<SampleNameFilters list={list} />}
      />
    </Stack>
  );
}
