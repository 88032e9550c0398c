import { Button, FormattedMessage, VisuallyHidden, showSnackbar, useIntl } from '@portal/shared';
import { useRef } from 'react';
import type { Installer } from '../../../domain/Installer.ts';
import { Hash } from './InstallerFile.styles.ts';
import { messages } from './messages.ts';

interface FileHashProps {
  readonly file: Pick<Installer, 'fileName' | 'sha256'>;
}

/** The SHA-256 of a file, to compare with what was downloaded. */
export function FileHash({ file: { fileName, sha256 } }: FileHashProps) {
  const { formatMessage } = useIntl();
  const text = useRef<HTMLElement>(null);

  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(sha256);
      showSnackbar(formatMessage(messages.copied));
    } catch {
      // When the browser forbids copying, the hash is selected so that it can be copied by hand.
      if (text.current) getSelection()?.selectAllChildren(text.current);
    }
  };

  return (
    <>
      <Hash ref={text}>{sha256}</Hash>
      <Button size="small" onClick={handleCopy}>
        <FormattedMessage {...messages.copy} />
        <VisuallyHidden> {fileName}</VisuallyHidden>
      </Button>
    </>
  );
}
