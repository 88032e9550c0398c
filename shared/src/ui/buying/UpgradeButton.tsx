import { FormattedMessage } from 'react-intl';
import { LinkButton } from '../button/LinkButton.tsx';
import { messages } from './messages.ts';
import { useUpgradeLink } from './useUpgradeLink.ts';

/** Leads a community team to the Professional edition: to its page, or to whom to ask. */
export function UpgradeButton() {
  const link = useUpgradeLink();
  if (link === null) return null;
  return (
    <LinkButton kind="primary" href={link.href}>
      <FormattedMessage {...messages[link.kind]} />
    </LinkButton>
  );
}
