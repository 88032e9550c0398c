import { PageHeading, useIntl } from '@portal/shared';
import { messages } from './messages.ts';
import { TeamDetails } from './TeamDetails.tsx';

/** The company details of the current team. */
export function TeamScreen() {
  const intl = useIntl();
  return (
    <>
      <PageHeading title={intl.formatMessage(messages.title)} />
      <TeamDetails />
    </>
  );
}
