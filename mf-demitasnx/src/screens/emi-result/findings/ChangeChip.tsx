import { FormattedMessage, StatusChip, useFormats } from '@portal/shared';
import type { ChangeState } from '../../../domain/results/Change.ts';
import { ChipCount } from './findings.styles.ts';
import { changeMessages } from './messages.ts';

const looks = {
  new: { tone: 'danger', icon: 'plus' },
  still: { tone: 'grey', icon: 'clock' },
  gone: { tone: 'success', icon: 'check' },
} as const;

interface ChangeChipProps {
  readonly change: ChangeState;
  /** Number of findings, if for several. */
  readonly count?: number;
}

/** The state of a finding compared with the other run, or the number in that state. */
export function ChangeChip({ change, count }: ChangeChipProps) {
  const { number } = useFormats();
  return (
    <StatusChip {...looks[change]}>
      <FormattedMessage {...changeMessages[change]} />
      {count !== undefined && <ChipCount>{number(count)}</ChipCount>}
    </StatusChip>
  );
}
