import { FormattedMessage, useFormats } from '@portal/shared';
import type { FileProblem } from '../../../domain/upload/boardFileProblem.ts';
import { problemMessages } from './messages.ts';

interface FileProblemTextProps {
  readonly problem: FileProblem;
  readonly extensions: readonly string[];
  /** Sizes in bytes: of the chosen file, and the limit. */
  readonly bytes: number;
  readonly limit: number;
}

/** Why a chosen file is not accepted. */
export function FileProblemText({ problem, extensions, bytes, limit }: FileProblemTextProps) {
  const { fileSize } = useFormats();
  return (
    <FormattedMessage
      {...problemMessages[problem]}
      // A size one byte above the limit looks the same in megabytes.
      values={{ extensions: extensions.join(' / '), size: fileSize(limit), bytes, limit }}
    />
  );
}
