import { useEffect, useRef } from 'react';
import { Button, FormattedMessage, Stack } from '@portal/shared';
import { messages } from './messages.ts';

interface PasskeyPromptProps {
  readonly isBusy: boolean;
  readonly onUse: () => void;
}

/** Asks for a passkey; browsers open their own dialog only after a press. */
export function PasskeyPrompt({ isBusy, onUse }: PasskeyPromptProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
  }, []);
  return (
    <Stack $gap={5}>
      <p>
        <FormattedMessage {...messages.passkeyHelp} />
      </p>
      <div>
        <Button ref={button} kind="primary" isBusy={isBusy} onClick={onUse}>
          <FormattedMessage {...messages.passkeyUse} />
        </Button>
      </div>
    </Stack>
  );
}
