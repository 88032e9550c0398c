import { Alert, FormattedMessage, TextLink, editionOf, useSession } from '@portal/shared';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';

/** For the community edition, which cannot buy licenses; with a link when the page exists. */
export function UpgradeHint() {
  const isCommunity = useSession((session) => editionOf(session) === 'community');
  const accounts = useSession(({ config }) => config.services.accounts);
  const hasPage = useSession(({ config }) => config.accounts.pages.includes(paths.upgrade));
  if (!isCommunity) return null;
  return (
    <Alert
      action={
        hasPage && (
          <TextLink href={`${accounts}${paths.upgrade}`}>
            <FormattedMessage {...messages.upgrade} />
          </TextLink>
        )
      }
    >
      <FormattedMessage {...messages.upgradeHint} />
    </Alert>
  );
}
