import { CopyButton, FormattedMessage, VisuallyHidden } from '@portal/shared';
import { useRef } from 'react';
import type { Installer } from '../../../domain/Installer.ts';
import { Hash } from './InstallerFile.styles.ts';
import { messages } from './messages.ts';

interface FileHashProps {
  readonly file: Pick<Installer, 'fileName' | 'sha256'>;
}

/** The SHA-256 of a file, to compare with the download. */
export function FileHash({ file: { fileName, sha256 } }: FileHashProps) {
  const shown = useRef<HTMLElement>(null);
  return (
    <>
      <Hash ref={shown}>{sha256}</Hash>
      <CopyButton text={sha256} shownIn={shown}>
        <FormattedMessage {...messages.copy} />
        <VisuallyHidden> {fileName}</VisuallyHidden>
      </CopyButton>
    </>
  );
}
