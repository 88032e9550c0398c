import { Alert, FormattedMessage, TextLink } from '@portal/shared';
import type { ReactNode } from 'react';
import { useServerLink } from '../../components/useServerLink.ts';
import { paths, type FileName } from '../../paths.ts';
import { messages } from './messages.ts';
import { useDownloadOnce } from './useDownloadOnce.ts';

interface StartedDownloadProps {
  readonly file: FileName;
}

/** A download that starts automatically, with a link in case the browser blocks it. */
export function StartedDownload({ file }: StartedDownloadProps) {
  const href = useServerLink()(paths.file(file));
  useDownloadOnce(href);
  return (
    <Alert>
      <FormattedMessage
        {...messages.starts}
        values={{ a: (words: ReactNode) => <TextLink href={href}>{words}</TextLink> }}
      />
    </Alert>
  );
}
