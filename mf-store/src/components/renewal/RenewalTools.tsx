import {
  FormattedMessage,
  SearchField,
  SelectField,
  type SelectOption,
  useIntl,
  useTypedText,
} from '@portal/shared';
import { setRenewals, maxMonths, type License } from '@portal/shared/domain';
import { useId, useState, useMemo } from 'react';
import { renewableTotal } from '../../api/renewableLicensesQuery.ts';
import { useCartUndo } from '../cart/CartProvider.tsx';
import { usePricing } from '../pricing/PricingProvider.tsx';
import { messages } from './messages.ts';
import { ChosenCount, FoldButton, Tools } from './renewal.styles.ts';

interface RenewalToolsProps {
  /** The licenses matching the search. */
  readonly found: readonly License[];
  /** Whether all licenses that the search could match are loaded. */
  readonly isWhole: boolean;
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** The tools above the renewals: search, a choice for all matches, and the number chosen. */
export function RenewalTools({ found, isWhole, search, onSearch }: RenewalToolsProps) {
  const { formatMessage } = useIntl();
  const undo = useCartUndo();
  const { cart } = usePricing();
  const [text, typeText] = useTypedText(search, onSearch);
  const options = useMonthOptions();
  const [isOpen, setIsOpen] = useState(false);
  const toolsId = useId();
  const renewable = found.filter((license) => license.renewable);
  return (
    <>
      <FoldButton
        icon="search"
        aria-expanded={isOpen}
        aria-controls={toolsId}
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      >
        <FormattedMessage {...messages.tools} values={{ count: search === '' ? 0 : 1 }} />
      </FoldButton>
      <Tools id={toolsId} $isOpen={isOpen}>
        <SearchField label={formatMessage(messages.search)} value={text} onChange={typeText} />
        <SelectField
          isDense
          label={
            <FormattedMessage
              {...messages.all}
              values={{ count: isWhole ? renewable.length : (renewableTotal() ?? 0) }}
            />
          }
          // Each choice is an action; the field then resets.
          defaultValue=""
          disabled={!isWhole || renewable.length === 0}
          options={[{ value: '', label: formatMessage(messages.chooseAll) }, ...options]}
          onChange={({ target }) => {
            const months = Number(target.value);
            target.value = '';
            const chosen = renewable.map(({ id }) => ({ licenseId: id, months }));
            undo.change((current) => setRenewals(current, chosen), {
              kind: 'all_renewed',
              count: chosen.length,
              months,
            });
          }}
        />
      </Tools>
      <ChosenCount role="status">
        <FormattedMessage
          {...messages.chosen}
          values={{ chosen: cart.renewals.length, count: found.length }}
        />
      </ChosenCount>
    </>
  );
}

/** The options of a renewal: none, or 1 to 12 months. */
function useMonthOptions(): readonly SelectOption[] {
  const { formatMessage } = useIntl();
  return useMemo(
    () =>
      Array.from({ length: maxMonths + 1 }, (_, count) => ({
        value: String(count),
        label: formatMessage(count === 0 ? messages.notRenewed : messages.monthCount, { count }),
      })),
    [formatMessage],
  );
}
