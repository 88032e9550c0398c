import { FormattedMessage } from '@portal/shared';
import type { FileProblem } from '../../../domain/upload/boardFileProblem.ts';
import { problemMessages } from './messages.ts';

interface FileProblemTextProps {
  readonly problem: FileProblem;
  readonly extensions: readonly string[];
  /** The largest size, in words. */
  readonly limit: string;
}

/** Why a chosen file cannot be taken. */
export function FileProblemText({ problem, extensions, limit }: FileProblemTextProps) {
  return (
    <FormattedMessage
      {...problemMessages[problem]}
      values={{ extensions: extensions.join(' / '), size: limit }}
    />
  );
}
