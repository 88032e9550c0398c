import { FormattedMessage } from '@portal/shared';
import type { Offer } from '../../../domain/Installer.ts';
import { InstallerFile } from './InstallerFile.tsx';
import { Absent, Files } from './InstallerFile.styles.ts';
import { messages } from './messages.ts';

interface InstallerFilesProps {
  readonly offer: Offer;
  /** Whether this is the page's main offer, whose 64-bit button is primary. */
  readonly isMain?: boolean;
}

const absent = { 64: messages.missing64, 32: messages.missing32 } as const;

/** The installers of a version side by side, one per bit width. */
export function InstallerFiles({ offer, isMain = false }: InstallerFilesProps) {
  return (
    <Files>
      {([64, 32] as const).map((bit) => {
        const file = offer.files.find((each) => each.bit === bit);
        return file ? (
          <InstallerFile key={bit} file={file} isMain={isMain} />
        ) : (
          <Absent key={bit}>
            <FormattedMessage {...absent[bit]} />
          </Absent>
        );
      })}
    </Files>
  );
}
