import { useIntl } from '@portal/shared';
import { nearExpiryDays, productNames, products, validityKinds } from '@portal/shared/domain';
import { FilterSelect, ListFilters } from '@portal/shared/list';
import { licenseMessages } from '../../components/license/messages.ts';
import { messages } from './messages.ts';
import type { useLicenses } from './useLicenses.ts';

const modes = ['network', 'standalone'] as const;

/** The filters of the license list: search, product, authentication method and validity. */
export function LicenseFilters({ list }: { readonly list: ReturnType<typeof useLicenses> }) {
  const { formatMessage } = useIntl();
  const { view, changeView } = list;
  return (
    <ListFilters list={list} searchLabel={formatMessage(messages.search)}>
      <FilterSelect
        label={formatMessage(licenseMessages.product)}
        options={products.map((value) => ({ value, label: productNames[value] }))}
        value={view.product}
        onChange={(product) => {
          changeView({ product });
        }}
      />
      <FilterSelect
        label={formatMessage(licenseMessages.mode)}
        options={modes.map((value) => ({ value, label: formatMessage(licenseMessages[value]) }))}
        value={view.mode}
        onChange={(mode) => {
          changeView({ mode });
        }}
      />
      <FilterSelect
        label={formatMessage(messages.validityFilter)}
        options={validityKinds.map((value) => ({
          value,
          label: formatMessage(licenseMessages[value], { days: nearExpiryDays }),
        }))}
        value={view.validity}
        onChange={(validity) => {
          changeView({ validity });
        }}
      />
    </ListFilters>
  );
}
