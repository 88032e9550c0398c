import { SearchField, SelectField, useIntl, useSession, useTypedText } from '@portal/shared';
import { addDays, auditKinds, toCalendarDay } from '@portal/shared/domain';
import type { AuditFilter } from '../../api/audit/auditFilter.ts';
import type { Audit } from '../../api/audit/audit.presenter.ts';
import { FilterBar } from './audit.styles.ts';
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
  const [search, typeSearch] = useTypedText(filter.search, (text) => {
    onChange({ search: text });
  });
  const all = { value: '', label: formatMessage(messages.all) };
  const starts = periods.map((days) => ({
    value: addDays(today, 1 - days),
    label: formatMessage(messages.days, { days }),
  }));
  const isOther = filter.from !== null && !starts.some(({ value }) => value === filter.from);
  return (
    <FilterBar role="group" aria-label={formatMessage(messages.filters)}>
      <SearchField label={formatMessage(messages.search)} value={search} onChange={typeSearch} />
      <SelectField
        isDense
        label={formatMessage(messages.about)}
        value={filter.about ?? ''}
        options={[
          all,
          ...auditKinds.map((kind) => ({ value: kind, label: formatMessage(aboutMessages[kind]) })),
        ]}
        onChange={({ target }) => {
          onChange({ about: auditKinds.find((kind) => kind === target.value) ?? null });
        }}
      />
      <SelectField
        isDense
        label={formatMessage(messages.person)}
        value={filter.person ?? ''}
        options={[all, ...people]}
        onChange={({ target }) => {
          onChange({ person: target.value || null });
        }}
      />
      <SelectField
        isDense
        label={formatMessage(messages.period)}
        value={filter.from ?? ''}
        options={[
          all,
          ...(isOther ? [{ value: filter.from, label: `${filter.from} –` }] : []),
          ...starts,
        ]}
        onChange={({ target }) => {
          onChange({ from: target.value || null, to: null });
        }}
      />
    </FilterBar>
  );
}
