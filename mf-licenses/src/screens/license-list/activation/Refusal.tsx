import { FormattedMessage } from '@portal/shared';
import type { SwitchRefusal } from '../../../api/useSwitchActivation.ts';
import { refusalMessages } from './messages.ts';

interface RefusalProps {
  readonly reason: SwitchRefusal;
  /** Extension of the expected file: `.lir` or `.lrr`. */
  readonly extension: string;
}

/** Why a file was not accepted, and what to do. */
export function Refusal({ reason, extension }: RefusalProps) {
  return <FormattedMessage {...refusalMessages[reason]} values={{ extension }} />;
}
