import { FormattedMessage } from 'react-intl';
import { LinkButton } from '../button/LinkButton.tsx';
import { messages } from './messages.ts';
import { useUpgradeLink } from './useUpgradeLink.ts';

/** Links a community team to the upgrade page, or to the contact for it. */
export function UpgradeButton() {
  const link = useUpgradeLink();
  if (link === null) return null;
  return (
    <LinkButton kind="primary" href={link.href}>
      <FormattedMessage {...messages[link.kind]} />
    </LinkButton>
  );
}
