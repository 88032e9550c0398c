import type { AddressLookAnswer, AddressState } from '@portal/shared/contracts';
import type { AddressChange, AddressLink } from '../../domain/AddressChange.ts';

/** Translates the change of an address that waits from the wire. */
export function presentAddress({ email, waiting }: AddressState): {
  readonly email: string;
  readonly waiting: AddressChange | null;
} {
  if (waiting === null) return { email, waiting };
  const { new_agreed, old_agreed, expires_at } = waiting;
  const change = { newAgreed: new_agreed, oldAgreed: old_agreed, expiresAt: expires_at };
  return { email, waiting: { email: waiting.email, ...change } };
}

/** Translates what a link is about from the wire. */
export function presentAddressLink(answer: AddressLookAnswer): AddressLink {
  if (answer.state !== 'open') return { kind: answer.state };
  return {
    kind: 'open',
    side: answer.side,
    oldEmail: answer.old_email,
    newEmail: answer.new_email,
    hasAgreed: answer.has_agreed,
    expiresAt: answer.expires_at,
  };
}
