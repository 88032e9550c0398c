import type { SentMail } from '../../api/useRegister.ts';

/** What can be gone on with in this tab, after a reload or on the way back. */
export interface RegistrationDraft {
  /** Typed texts by field. Never the password. */
  readonly typed: Readonly<Record<string, string>>;
  /** The mail, once it is on its way. */
  readonly sent: SentMail | null;
}

const itemName = 'registration_draft';
const empty: RegistrationDraft = { typed: {}, sent: null };
/** Passwords are never kept, and agreements are asked for again. */
const neverKept: ReadonlySet<string> = new Set(['password', 'terms']);

/** Reads the draft; an empty one where there is none, or the storage is blocked. */
export function readRegistrationDraft(): RegistrationDraft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(itemName) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return empty;
    return {
      typed: 'typed' in stored ? textsIn(stored.typed) : {},
      sent: 'sent' in stored ? sentIn(stored.sent) : null,
    };
  } catch {
    return empty;
  }
}

/** Keeps the draft for this tab. Without storage a reload starts over. */
export function keepRegistrationDraft(values: object, sent: SentMail | null): void {
  try {
    sessionStorage.setItem(itemName, JSON.stringify({ typed: textsIn(values), sent }));
  } catch {
    // Blocked or full.
  }
}

function textsIn(values: unknown): Readonly<Record<string, string>> {
  if (typeof values !== 'object' || values === null) return {};
  return Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && !neverKept.has(entry[0]),
    ),
  );
}

function sentIn(value: unknown): SentMail | null {
  const { email, expiresAt } = textsIn(value);
  return email === undefined || expiresAt === undefined ? null : { email, expiresAt };
}
