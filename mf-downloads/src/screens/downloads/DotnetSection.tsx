import { FormattedMessage, TextLink, useSession } from '@portal/shared';
import { ExpandableSection } from './ExpandableSection.tsx';
import { messages } from './messages.ts';

interface DotnetSectionProps {
  readonly isOpen: boolean;
}

/** .NET for Windows 8.1 and older. Rendered when its installer is configured. */
export function DotnetSection({ isOpen }: DotnetSectionProps) {
  const href = useSession(({ config }) => config.links.dotnet_462);
  if (href === undefined) return null;
  return (
    <ExpandableSection title={<FormattedMessage {...messages.dotnet} />} isOpen={isOpen}>
      <p>
        <FormattedMessage {...messages.dotnetNeeded} />
      </p>
      <p>
        <TextLink href={href} isExternal>
          <FormattedMessage {...messages.dotnetLink} />
        </TextLink>
      </p>
    </ExpandableSection>
  );
}
