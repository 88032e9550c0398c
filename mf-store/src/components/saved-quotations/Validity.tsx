import { FormattedMessage, StatusChip, useFormats } from '@portal/shared';
import type { SavedQuotation } from '../../domain/SavedQuotation.ts';
import { messages } from './messages.ts';

/** The last day of a quotation's validity, or that it has expired. */
export function Validity({ quotation }: { readonly quotation: SavedQuotation }) {
  const { day } = useFormats();
  if (quotation.isValid) return day(quotation.validUntil);
  return (
    <StatusChip tone="grey" icon="ban">
      <FormattedMessage {...messages.expired} />
    </StatusChip>
  );
}
