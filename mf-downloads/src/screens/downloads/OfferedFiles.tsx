import { Card, FormattedMessage, Stack, useLocation, useSession } from '@portal/shared';
import type { Offers } from '../../domain/Installer.ts';
import { releaseNotes } from '../../domain/releaseNotes.ts';
import { paths } from '../../paths.ts';
import { CombinedSection } from './CombinedSection.tsx';
import { DotnetSection } from './DotnetSection.tsx';
import { LatestVersion } from './LatestVersion.tsx';
import { ReleaseNotes } from './OfferedFiles.styles.ts';
import { messages } from './messages.ts';

interface OfferedFilesProps {
  readonly offers: Offers;
}

/** The installers available to the team. The address determines the initially open section. */
export function OfferedFiles({ offers: { latest, combined } }: OfferedFilesProps) {
  const { pathname } = useLocation();
  const locale = useSession((session) => session.locale);
  const notes = latest && releaseNotes(latest, locale);
  return (
    <Stack $gap={5}>
      {latest && <LatestVersion offer={latest} />}
      {notes && (
        <Card title={<FormattedMessage {...messages.releaseNotes} />}>
          <ReleaseNotes lang={notes.language}>{notes.text}</ReleaseNotes>
        </Card>
      )}
      {combined && <CombinedSection offer={combined} isOpen={pathname === paths.combined} />}
      <DotnetSection isOpen={pathname === paths.dotnet} />
    </Stack>
  );
}
