import { Card, FormattedMessage, Stack } from '@portal/shared';
import type { Offer } from '../../domain/Installer.ts';
import { InstallerFiles } from './file/InstallerFiles.tsx';
import { Points, PointsHeading, Steps } from './OfferedFiles.styles.ts';
import { SignedAlert } from './SignedAlert.tsx';
import { messages } from './messages.ts';

interface LatestVersionProps {
  readonly offer: Offer;
}

/** The latest version in steps: download, installation and remarks. */
export function LatestVersion({ offer }: LatestVersionProps) {
  return (
    <Card title={<FormattedMessage {...messages.version} values={{ version: offer.version }} />}>
      <Stack $gap={5}>
        <Steps>
          <li>
            <Stack $gap={3}>
              <p>
                <FormattedMessage {...messages.stepDownload} />
              </p>
              <InstallerFiles offer={offer} isMain />
            </Stack>
          </li>
          <li>
            <FormattedMessage {...messages.stepInstall} />
          </li>
        </Steps>
        <SignedAlert files={offer.files} />
        <Stack $gap={2}>
          <PointsHeading>
            <FormattedMessage {...messages.notes} />
          </PointsHeading>
          <Points>
            <li>
              <FormattedMessage {...messages.noteCoexist} />
            </li>
            <li>
              <FormattedMessage {...messages.noteUninstall} />
            </li>
          </Points>
        </Stack>
      </Stack>
    </Card>
  );
}
