import { Button, FormattedMessage, Inline, showSnackbar, Stack, useIntl } from '@portal/shared';
import { ConfirmDialog } from '@portal/shared/overlays';
import { useState } from 'react';
import type { SignOnSetup } from '../../api/sso/singleSignOnQuery.ts';
import { useChangeSingleSignOn } from '../../api/sso/useChangeSingleSignOn.ts';
import { ChangeFailure } from './ChangeFailure.tsx';
import { messages } from './messages.ts';

/** Switches the sign-on on and off, or deletes it, and says what follows. */
export function SignOnSwitch({ setup }: { readonly setup: SignOnSetup }) {
  const { formatMessage } = useIntl();
  const change = useChangeSingleSignOn();
  const [asked, setAsked] = useState<'off' | 'delete'>();
  const { domain, people, state } = setup;
  const isOn = state === 'on';
  return (
    <Stack>
      <p>
        <FormattedMessage {...messages.switchHelp} values={{ domain }} />
      </p>
      {people > 0 && (
        <p>
          <FormattedMessage {...messages.people} values={{ count: people }} />
        </p>
      )}
      {state !== 'on' && state !== 'tested' && (
        <p>
          <FormattedMessage {...messages.waits} />
        </p>
      )}
      {asked === undefined && <ChangeFailure error={change.error} />}
      <Inline>
        {state === 'tested' && (
          <Button
            kind="primary"
            isBusy={change.isPending && asked === undefined}
            onClick={() => {
              change.mutate(
                { kind: 'on' },
                {
                  onSuccess: () => {
                    showSnackbar(formatMessage(messages.switchedOn));
                  },
                },
              );
            }}
          >
            <FormattedMessage {...messages.switchOn} />
          </Button>
        )}
        <Button
          kind="danger"
          onClick={() => {
            change.reset();
            setAsked(isOn ? 'off' : 'delete');
          }}
        >
          <FormattedMessage {...(isOn ? messages.switchOff : messages.remove)} />
        </Button>
      </Inline>
      {asked !== undefined && (
        <ConfirmDialog
          isDanger
          title={<FormattedMessage {...messages[`${asked === 'off' ? 'off' : 'remove'}Title`]} />}
          confirmLabel={
            <FormattedMessage {...(asked === 'off' ? messages.switchOff : messages.remove)} />
          }
          isBusy={change.isPending}
          error={change.error}
          onClose={() => {
            setAsked(undefined);
          }}
          onConfirm={() => {
            change.mutate(
              { kind: asked },
              {
                onSuccess: () => {
                  setAsked(undefined);
                  if (asked === 'off') showSnackbar(formatMessage(messages.switchedOff));
                },
              },
            );
          }}
        >
          <p>
            <FormattedMessage
              {...messages[`${asked === 'off' ? 'off' : 'remove'}Text`]}
              values={{ domain }}
            />
          </p>
        </ConfirmDialog>
      )}
    </Stack>
  );
}
