import { useIntl } from '@portal/shared';
import { FilterSelect, ListFilters, type List } from '@portal/shared/list';
import { jobStatuses, type EmiJob } from '../../../domain/jobs/EmiJob.ts';
import type { JobListView, JobSortKey } from '../../../domain/jobs/JobListView.ts';
import { messages, statusMessages } from './messages.ts';

interface JobFiltersProps {
  readonly list: List<EmiJob, JobListView, JobSortKey>;
}

/** The filters of the job list: search and status. */
export function JobFilters({ list }: JobFiltersProps) {
  const { formatMessage } = useIntl();
  return (
    <ListFilters list={list} searchLabel={formatMessage(messages.search)}>
      <FilterSelect
        label={formatMessage(messages.status)}
        options={jobStatuses.map((value) => ({
          value,
          label: formatMessage(statusMessages[value]),
        }))}
        value={list.view.status}
        onChange={(status) => {
          list.changeView({ status });
        }}
      />
    </ListFilters>
  );
}
