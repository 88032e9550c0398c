import { useIntl, useSession } from '@portal/shared';
import { addDays, auditKinds, toCalendarDay } from '@portal/shared/domain';
import { FilterSelect, ListFilters } from '@portal/shared/list';
import type { AuditFilter } from '../../api/audit/auditFilter.ts';
import type { Audit } from '../../api/audit/audit.presenter.ts';
import { aboutMessages, messages } from './messages.ts';

interface AuditFiltersProps {
  readonly filter: AuditFilter;
  readonly people: Audit['people'];
  readonly onChange: (changes: Partial<AuditFilter>) => void;
}

const periods = [7, 30, 90, 365] as const;

/** Search, and what narrows the log. */
export function AuditFilters({ filter, people, onChange }: AuditFiltersProps) {
  const { formatMessage } = useIntl();
  const today = toCalendarDay(useSession((session) => session.today));
  const starts = periods.map((days) => ({
    value: addDays(today, 1 - days),
    label: formatMessage(messages.days, { days }),
  }));
  const isOther = filter.from !== null && !starts.some(({ value }) => value === filter.from);
  return (
    <ListFilters
      list={{
        search: filter.search,
        changeSearch: (search) => {
          onChange({ search });
        },
      }}
      searchLabel={formatMessage(messages.search)}
    >
      <FilterSelect
        label={formatMessage(messages.about)}
        value={filter.about}
        options={auditKinds.map((kind) => ({
          value: kind,
          label: formatMessage(aboutMessages[kind]),
        }))}
        onChange={(about) => {
          onChange({ about });
        }}
      />
      <FilterSelect
        label={formatMessage(messages.person)}
        value={filter.person}
        options={people}
        onChange={(person) => {
          onChange({ person });
        }}
      />
      <FilterSelect
        label={formatMessage(messages.period)}
        value={filter.from}
        options={[
          ...(isOther ? [{ value: filter.from, label: `${filter.from} –` }] : []),
          ...starts,
        ]}
        onChange={(from) => {
          onChange({ from, to: null });
        }}
      />
    </ListFilters>
  );
}
