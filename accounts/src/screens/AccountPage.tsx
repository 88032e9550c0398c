import { usesAccountPage, type AccountPageRule } from '@portal/shared/domain';
import { useState, type ComponentType } from 'react';
import {
  Card,
  commonMessages,
  editionOf,
  FormattedMessage,
  NotPermittedState,
  PageHeading,
  roleOf,
  useIntl,
  useSession,
} from '@portal/shared';
import { AccountNavigation } from '../frame/AccountNavigation.tsx';
import { messages } from './messages.ts';

interface AccountPageProps {
  readonly rule: AccountPageRule;
  readonly Screen: ComponentType;
}

/**
 * A page of a signed-in person, or whom it is for. That is decided when it opens: the page that
 * upgrades a team is for others, and must say that it is done.
 */
export function AccountPage({ rule, Screen }: AccountPageProps) {
  const intl = useIntl();
  const edition = useSession(editionOf);
  const role = useSession(roleOf);
  const [isPermitted] = useState(() => usesAccountPage(rule, { edition, role }));
  if (isPermitted) {
    return (
      <>
        <AccountNavigation path={rule.path} />
        <Screen />
      </>
    );
  }
  const isOfOtherEdition = rule.edition !== undefined && rule.edition !== edition;
  return (
    <>
      <AccountNavigation path={rule.path} />
      <PageHeading title={intl.formatMessage(commonMessages.notPermitted)} />
      <Card>
        <NotPermittedState>
          <FormattedMessage {...(isOfOtherEdition ? messages[rule.edition] : roleSentence(rule))} />
        </NotPermittedState>
      </Card>
    </>
  );
}

function roleSentence({ roles }: AccountPageRule) {
  return roles?.includes('admin') === true ? messages.managersOnly : messages.ownersOnly;
}
