import { usesAccountPage, type AccountPageRule } from '@portal/shared/domain';
import type { ComponentType } from 'react';
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
import { messages } from './messages.ts';

interface AccountPageProps {
  readonly rule: AccountPageRule;
  readonly Screen: ComponentType;
}

/** A page of a signed-in person, or whom it is for. */
export function AccountPage({ rule, Screen }: AccountPageProps) {
  const intl = useIntl();
  const edition = useSession(editionOf);
  const role = useSession(roleOf);
  if (usesAccountPage(rule, { edition, role })) return <Screen />;
  const isOfOtherEdition = rule.edition !== undefined && rule.edition !== edition;
  return (
    <>
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
