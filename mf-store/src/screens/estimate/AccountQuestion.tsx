import {
  Button,
  Card,
  FormattedMessage,
  Inline,
  LinkButton,
  Stack,
  useIntl,
  useSession,
} from '@portal/shared';
import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';

const Answers = styled(Inline)`
  > * {
    flex: 1 1 auto;
  }
`;

/**
 * Asks visitors on load whether they have an account, which may give discounts. A dialog that leaves
 * the goods usable.
 */
export function AccountQuestion({ onStay }: { readonly onStay: () => void }) {
  const { formatMessage } = useIntl();
  const manager = useSession(({ config }) => config.services.manager);
  return (
    <div role="dialog" aria-label={formatMessage(messages.question)}>
      <Card title={<FormattedMessage {...messages.question} />}>
        <Stack $gap={3}>
          <p>
            <FormattedMessage {...messages.questionText} />
          </p>
          <Answers>
            <Button onClick={onStay}>
              <FormattedMessage {...messages.asItIs} />
            </Button>
            <LinkButton href={`${manager}${paths.store}`}>
              <FormattedMessage {...messages.signIn} />
            </LinkButton>
          </Answers>
        </Stack>
      </Card>
    </div>
  );
}
