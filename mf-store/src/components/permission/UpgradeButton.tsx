import { FormattedMessage, LinkButton, useUpgradeLink } from '@portal/shared';
import { messages } from './messages.ts';

/** Leads a community team to the Professional edition: to its page, or to whom to ask. */
export function UpgradeButton() {
  const link = useUpgradeLink();
  if (link === null) return null;
  return (
    <LinkButton kind="primary" href={link.href}>
      <FormattedMessage {...(link.kind === 'page' ? messages.upgrade : messages.contact)} />
    </LinkButton>
  );
}
