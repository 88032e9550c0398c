import { FormattedMessage } from '@portal/shared';
import type { Offer } from '../../domain/Installer.ts';
import { ExpandableSection } from './ExpandableSection.tsx';
import { InstallerFiles } from './file/InstallerFiles.tsx';
import { SignedAlert } from './SignedAlert.tsx';
import { messages } from './messages.ts';

interface CombinedSectionProps {
  readonly offer: Offer;
  readonly isOpen: boolean;
}

/** The version that professional teams may use together with another one. */
export function CombinedSection({ offer, isOpen }: CombinedSectionProps) {
  return (
    <ExpandableSection title={<FormattedMessage {...messages.combined} />} isOpen={isOpen}>
      <p>
        <FormattedMessage {...messages.combinedUse} values={{ version: offer.version }} />
      </p>
      <InstallerFiles offer={offer} />
      <SignedAlert files={offer.files} />
      <p>
        <FormattedMessage {...messages.combinedDotnet} />
      </p>
    </ExpandableSection>
  );
}
