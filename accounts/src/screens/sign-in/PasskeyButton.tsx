import { Button, FormattedMessage, lazyPart } from '@portal/shared';
import { useEffect, useRef } from 'react';
import { stopOfferingPasskeys, usePasskeySignIn } from '../../api/factors/usePasskeySignIn.ts';
import { messages } from './messages.ts';

interface PasskeyButtonProps {
  /** Path of the sign-in page. */
  readonly action: string;
  /** Whether the person asks to stay signed in; a stable function. */
  readonly isKept: () => boolean;
}

const PasskeyRefusal = lazyPart(async () => (await import('./PasskeyRefusal.tsx')).PasskeyRefusal);

/**
 * Signing in with a passkey: by the button, or by one that the browser offers in the email field
 * (`autocomplete="username webauthn"`).
 */
export function PasskeyButton({ action, isKept }: PasskeyButtonProps) {
  const asked = usePasskeySignIn(action, 'asked');
  const offered = usePasskeySignIn(action, 'offered');
  const { mutate: offer } = offered;
  const isAsked = useRef(false);
  useEffect(() => {
    // Without it, the library need not load.
    const canOffer =
      'PublicKeyCredential' in window && 'isConditionalMediationAvailable' in PublicKeyCredential;
    if (!canOffer) return undefined;
    offer({ isKept, isOver: () => isAsked.current });
    return () => void stopOfferingPasskeys().catch(() => undefined);
  }, [offer, isKept]);
  const outcome = asked.isIdle ? offered.data : asked.data;
  return (
    <>
      {/* A failed offer is not shown, because the person has not asked for a passkey. */}
      {(asked.isError || outcome) && (
        <PasskeyRefusal error={asked.error} outcome={outcome ?? null} />
      )}
      <Button
        isBusy={asked.isPending || outcome?.kind === 'signed_in'}
        onClick={() => {
          isAsked.current = true;
          asked.mutate({ isKept });
        }}
      >
        <FormattedMessage {...messages.passkey} />
      </Button>
    </>
  );
}
