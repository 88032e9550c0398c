import { Alert, Button, FormattedMessage, Stack, useSearchParams } from '@portal/shared';
import type { SignOnSetup } from '../../api/sso/singleSignOnQuery.ts';
import { useTestProvider } from '../../api/sso/useTestProvider.ts';
import { isSsoProblem, problemMessages } from '../../components/sso/problemMessages.ts';
import { ChangeFailure } from './ChangeFailure.tsx';
import { messages } from './messages.ts';

/** A sign-in at the provider that signs nobody in, and how the last one ended. */
export function ProviderTest({ setup }: { readonly setup: SignOnSetup }) {
  const test = useTestProvider();
  const [address] = useSearchParams();
  const came = address.get('test') ?? '';
  if (setup.state === 'draft') {
    return (
      <p>
        <FormattedMessage {...messages.waits} />
      </p>
    );
  }
  return (
    <Stack>
      <p>
        <FormattedMessage {...messages.testHelp} values={{ domain: setup.domain }} />
      </p>
      {isSsoProblem(came) && (
        <Alert kind="danger">
          <FormattedMessage {...problemMessages[came]} />
        </Alert>
      )}
      {setup.state !== 'proved' && !isSsoProblem(came) && (
        <Alert kind="success">
          <FormattedMessage {...messages.testPassed} />
        </Alert>
      )}
      <ChangeFailure error={test.error} />
      <div>
        <Button
          kind={setup.state === 'proved' ? 'primary' : 'secondary'}
          isBusy={test.isPending || test.isSuccess}
          onClick={() => {
            test.mutate();
          }}
        >
          <FormattedMessage {...messages.testButton} />
        </Button>
      </div>
    </Stack>
  );
}
