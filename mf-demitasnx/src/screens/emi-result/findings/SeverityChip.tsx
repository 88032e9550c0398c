import { FormattedMessage, StatusChip } from '@portal/shared';
import { styled } from 'styled-components';
import type { Severity } from '../../../domain/results/Finding.ts';
import { severityMessages } from '../messages.ts';

const Count = styled.span`
  margin-inline-start: 0.4em;
`;

const looks = {
  error: { tone: 'danger', icon: 'circle-alert' },
  warning: { tone: 'warning', icon: 'triangle-alert' },
  info: { tone: 'blueGrey', icon: 'info' },
} as const;

interface SeverityChipProps {
  readonly severity: Severity;
  /** Number of findings, where it is about several. */
  readonly count?: number;
}

/** A severity as a chip, with how many findings have it. */
export function SeverityChip({ severity, count }: SeverityChipProps) {
  return (
    <StatusChip {...looks[severity]}>
      <FormattedMessage {...severityMessages[severity]} />
      {count !== undefined && <Count>{count}</Count>}
    </StatusChip>
  );
}
