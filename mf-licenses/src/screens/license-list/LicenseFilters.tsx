import { SearchField, SelectField, useIntl, useTypedText } from '@portal/shared';
import {
  nearExpiryDays,
  productNames,
  validityKinds,
  type LicenseListView,
} from '@portal/shared/domain';
import { Filters, SearchPlace } from './LicenseFilters.styles.ts';
import { messages } from './messages.ts';
import { validityMessages } from './validityMessages.ts';

interface LicenseFiltersProps {
  readonly view: LicenseListView;
  readonly onChange: (changes: Partial<LicenseListView>) => void;
}

const products = ['cd', 'pd'] as const;
const modes = ['network', 'standalone'] as const;

/** The one of `values` that a selection says, or `null` for "All". */
function chosen<T extends string>(values: readonly T[], value: string): T | null {
  return values.find((known) => known === value) ?? null;
}

export function LicenseFilters({ view, onChange }: LicenseFiltersProps) {
  const { formatMessage } = useIntl();
  const [search, typeSearch] = useTypedText(view.search, (text) => {
    onChange({ search: text });
  });
  const all = { value: '', label: formatMessage(messages.all) };
  return (
    <Filters role="group" aria-label={formatMessage(messages.filters)}>
      <SearchPlace>
        <SearchField label={formatMessage(messages.search)} value={search} onChange={typeSearch} />
      </SearchPlace>
      <SelectField
        isDense
        label={formatMessage(messages.product)}
        value={view.product ?? ''}
        options={[all, ...products.map((value) => ({ value, label: productNames[value] }))]}
        onChange={({ target }) => {
          onChange({ product: chosen(products, target.value) });
        }}
      />
      <SelectField
        isDense
        label={formatMessage(messages.mode)}
        value={view.mode ?? ''}
        options={[all, ...modes.map((value) => ({ value, label: formatMessage(messages[value]) }))]}
        onChange={({ target }) => {
          onChange({ mode: chosen(modes, target.value) });
        }}
      />
      <SelectField
        isDense
        label={formatMessage(messages.validityFilter)}
        value={view.validity ?? ''}
        options={[
          all,
          ...validityKinds.map((value) => ({
            value,
            label: formatMessage(validityMessages[value], { days: nearExpiryDays }),
          })),
        ]}
        onChange={({ target }) => {
          onChange({ validity: chosen(validityKinds, target.value) });
        }}
      />
    </Filters>
  );
}
