import { FormattedMessage, StatusChip } from '@portal/shared';
import type { ChangeState } from '../../../domain/results/Change.ts';
import { changeMessages } from './messages.ts';

const looks = {
  new: { tone: 'danger', icon: 'plus' },
  still: { tone: 'grey', icon: 'clock' },
  gone: { tone: 'success', icon: 'check' },
} as const;

/** How a finding has come about since the other run. */
export function ChangeChip({ change }: { readonly change: ChangeState }) {
  return (
    <StatusChip {...looks[change]}>
      <FormattedMessage {...changeMessages[change]} />
    </StatusChip>
  );
}
