import type { EmiSeverity } from '@portal/shared/domain';
import { FormattedMessage, StatusChip, useFormats } from '@portal/shared';
import { severityMessages } from '../messages.ts';
import { ChipCount } from './findings.styles.ts';

const looks = {
  error: { tone: 'danger', icon: 'circle-alert' },
  warning: { tone: 'warning', icon: 'triangle-alert' },
  info: { tone: 'blueGrey', icon: 'info' },
} as const;

interface SeverityChipProps {
  readonly severity: EmiSeverity;
  /** Number of findings, if for several. */
  readonly count?: number;
}

/** A severity, with the number of its findings. */
export function SeverityChip({ severity, count }: SeverityChipProps) {
  const { number } = useFormats();
  return (
    <StatusChip {...looks[severity]}>
      <FormattedMessage {...severityMessages[severity]} />
      {count !== undefined && <ChipCount>{number(count)}</ChipCount>}
    </StatusChip>
  );
}
