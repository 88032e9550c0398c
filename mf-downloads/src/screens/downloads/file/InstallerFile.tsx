import { FormattedMessage, LinkButton, useFormats } from '@portal/shared';
import { useServerLink } from '../../../components/useServerLink.ts';
import type { Installer } from '../../../domain/Installer.ts';
import { paths } from '../../../paths.ts';
import { FileHash } from './FileHash.tsx';
import { Facts, File } from './InstallerFile.styles.ts';
import { messages } from './messages.ts';

interface InstallerFileProps {
  readonly file: Installer;
  readonly isMain: boolean;
}

const main = { 64: messages.bit64, 32: messages.bit32 } as const;
const other = { 64: messages.bit64Of, 32: messages.bit32Of } as const;

/** The download button of an installer, with size, date and hash. */
export function InstallerFile({ file, isMain }: InstallerFileProps) {
  const formats = useFormats();
  const serverLink = useServerLink();
  const { bit, version } = file;
  const label = isMain ? main[bit] : other[bit];
  return (
    <File role="group" aria-label={file.fileName}>
      <LinkButton
        icon="download"
        kind={isMain && bit === 64 ? 'primary' : 'secondary'}
        href={serverLink(paths.execute(file))}
      >
        <FormattedMessage {...label} values={{ version }} />
      </LinkButton>
      <Facts>
        <dt>
          <FormattedMessage {...messages.version} />
        </dt>
        <dd>{version}</dd>
        <dt>
          <FormattedMessage {...messages.name} />
        </dt>
        <dd>{file.fileName}</dd>
        <dt>
          <FormattedMessage {...messages.size} />
        </dt>
        <dd>{formats.fileSize(file.sizeBytes)}</dd>
        <dt>
          <FormattedMessage {...messages.date} />
        </dt>
        <dd>{formats.instant(file.publishedAt)}</dd>
        <dt>
          <FormattedMessage {...messages.hash} />
        </dt>
        <dd>
          <FileHash file={file} />
        </dd>
      </Facts>
    </File>
  );
}
