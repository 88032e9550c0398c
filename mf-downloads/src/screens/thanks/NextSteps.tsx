import { FormattedMessage, LinkButton, Stack, useHasScreen } from '@portal/shared';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';

/** What to do after the installation. Renders nothing in a portal without the license list. */
export function NextSteps() {
  const hasLicenses = useHasScreen(paths.licenses) === true;
  if (!hasLicenses) return null;
  return (
    <Stack $gap={3} $align="start">
      <p>
        <FormattedMessage {...messages.next} />
      </p>
      <LinkButton to={paths.registration} icon="monitor">
        <FormattedMessage {...messages.register} />
      </LinkButton>
    </Stack>
  );
}
