import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import type { PasskeyCreation, PasskeyRequest } from '@portal/shared/contracts';

/** The browser brought no passkey: given up, made before, or not possible here. */
export class PasskeyFailure extends Error {
  override readonly name = 'PasskeyFailure';
  constructor(
    readonly reason: 'cancelled' | 'known' | 'unsupported',
    options?: ErrorOptions,
  ) {
    super(reason, options);
  }
}

/** Lets an authenticator of the person sign. @throws PasskeyFailure */
export function signWithPasskey(request: PasskeyRequest) {
  return ask(() => startAuthentication({ optionsJSON: request }));
}

/**
 * Offers the site's passkeys in the field with `autocomplete="username webauthn"`, until one is
 * chosen or another passkey is asked for. @throws PasskeyFailure
 */
export function offerPasskeys(request: PasskeyRequest) {
  return ask(() => startAuthentication({ optionsJSON: request, useBrowserAutofill: true }));
}

/** Ends the offer of passkeys. */
export function stopOffering(): void {
  WebAuthnAbortService.cancelCeremony();
}

/** Whether the browser offers passkeys in fields. */
export const offersPasskeys = browserSupportsWebAuthnAutofill;

/** Lets an authenticator of the person make a passkey. @throws PasskeyFailure */
export function makePasskey(creation: PasskeyCreation) {
  return ask(() => startRegistration({ optionsJSON: creation }));
}

async function ask<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  if (!browserSupportsWebAuthn()) throw new PasskeyFailure('unsupported');
  try {
    return await act();
  } catch (cause) {
    const isKnown = cause instanceof Error && cause.name === 'InvalidStateError';
    throw new PasskeyFailure(isKnown ? 'known' : 'cancelled', { cause });
  }
}
