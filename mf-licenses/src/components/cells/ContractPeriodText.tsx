import { FormattedMessage } from '@portal/shared';
import type { License } from '@portal/shared/domain';
import { contractPeriod } from '../../domain/contractPeriod.ts';
import { messages } from './messages.ts';

/** The length of a contract: `12 months`, or `14 days` if shorter than a month. */
export function ContractPeriodText({ license }: { readonly license: License }) {
  const { unit, count } = contractPeriod(license);
  return <FormattedMessage {...messages[unit]} values={{ count }} />;
}
