import {
  commonMessages,
  FormattedMessage,
  LinkButton,
  PageHeading,
  StateMessage,
  useIntl,
} from '@portal/shared';
import { screenMessages } from './messages.ts';

const refusals = {
  notFound: {
    icon: 'search',
    title: commonMessages.pageNotFound,
    text: screenMessages.notFound,
  },
  notPermitted: {
    icon: 'lock',
    title: commonMessages.notPermitted,
    text: screenMessages.notPermitted,
  },
} as const;

interface RefusalScreenProps {
  /** `notFound`: no remote owns the address. `notPermitted`: the person may not open it. */
  readonly reason: keyof typeof refusals;
}

/** The screen for an address that has no screen for this person, with a way to the start. */
export function RefusalScreen({ reason }: RefusalScreenProps) {
  const intl = useIntl();
  const { icon, title, text } = refusals[reason];
  return (
    <>
      <PageHeading title={intl.formatMessage(title)} />
      <StateMessage
        icon={icon}
        action={
          <LinkButton href="/">
            <FormattedMessage {...screenMessages.toStart} />
          </LinkButton>
        }
      >
        <FormattedMessage {...text} />
      </StateMessage>
    </>
  );
}
