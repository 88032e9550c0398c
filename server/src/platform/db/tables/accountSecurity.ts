import type { FactorKind, PasskeyRequest } from '@portal/shared/contracts';
import type { ColumnType, Generated } from 'kysely';

/** A mailed link that lets an account's person choose a new password. */
export interface PasswordResetTable {
  id: string;
  account_id: string;
  /** SHA-256 of the link's token, base64url. */
  token_hash: string;
  expires_at: Date;
  used_at: Date | null;
  created_at: Date;
}

/** A change of an account's mail address, which both addresses must agree to. */
export interface AddressChangeTable {
  id: string;
  account_id: string;
  old_email: string;
  new_email: string;
  /** SHA-256 of the token of each address's link, base64url; null until the mails are written. */
  old_token_hash: string | null;
  new_token_hash: string | null;
  old_agreed_at: Date | null;
  new_agreed_at: Date | null;
  expires_at: Date;
  /** When it was made, refused or given up. One change of an account is open at a time. */
  used_at: Date | null;
  created_at: Date;
}

/** When the person of a session at accounts last proved who they are. */
export interface SessionProofTable {
  /** Uid of the provider's session. */
  session_uid: string;
  proved_at: Date;
  /** When a second factor was last shown in the session; `null`: never. */
  factor_at: Generated<Date | null>;
  /** Which one; `null` of what the version before has noted. */
  factor_kind: Generated<FactorKind | null>;
}

/** Second factors that are to be taken from somebody who has lost them. */
export interface FactorResetTable {
  id: string;
  account_id: string;
  /** The team whose owner asked for it; `null`: an operator did. */
  team_id: string | null;
  /** The owner's account, or the operator. */
  asked_by: string;
  /** SHA-256 of the tokens of the links that stop it, base64url: the person's, and the owner's. */
  person_token_hash: string;
  owner_token_hash: string | null;
  due_at: Date;
  /** When it happened or was stopped. One of an account is open at a time. */
  ended_at: Date | null;
}

/** The authenticator app of an account; secrets are base32, encrypted for their account. */
export interface TotpTable {
  account_id: string;
  /** `null`: no app is set up yet. */
  secret: string | null;
  /** When the first code of the secret was typed. */
  confirmed_at: Date | null;
  /** The period of 30 s whose code was last taken; it and earlier ones are not taken again. */
  last_step: number | null;
  last_used_at: Date | null;
  /** The secret of an app that is being set up, and since when. */
  pending_secret: string | null;
  pending_at: Date | null;
}

/** A code by which somebody signs in who has lost every other second factor. */
export interface RecoveryCodeTable {
  account_id: string;
  /** argon2id of the code with the salt of its set, base64url. */
  digest: string;
  /** The same for all codes of a set, so that one hash tells which of them was typed. */
  salt: string;
  used_at: Date | null;
  created_at: Date;
}

/** A passkey of an account. */
export interface PasskeyTable {
  id: string;
  account_id: string;
  /** As authenticators know it, base64url. */
  credential_id: string;
  /** COSE, base64url. */
  public_key: string;
  /** How often the authenticator has signed; always 0 for one that does not count. */
  counter: number;
  /** How the authenticator is reached, in words of WebAuthn. */
  transports: ColumnType<PasskeyRequest['allowCredentials'][number]['transports'], string>;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

/** What an authenticator is to sign, for one purpose. */
export interface PasskeyChallengeTable {
  purpose: 'register' | 'sign_in' | 'proof';
  /** Uid of the session, or of the sign-in's interaction. */
  bound_to: string;
  account_id: string;
  challenge: string;
  expires_at: Date;
}

/** Who works for the vendor. */
export interface StaffTable {
  account_id: string;
  marked_at: Date;
}

/** A sign-in whose password was right and which waits for the second factor. */
export interface PendingSignInTable {
  /** Uid of the provider's interaction: whoever has its cookie goes on. */
  interaction_uid: string;
  account_id: string;
  /** Whether the person asked to stay signed in. */
  is_kept: boolean;
  expires_at: Date;
}

/** On which device a session at accounts lives. */
export interface SessionDeviceTable {
  /** Uid of the provider's session. */
  session_uid: string;
  account_id: string;
  /** As the browser names itself, at most 500 characters. */
  user_agent: string;
  ip: string;
  /** Last sign of life, to the minute. */
  seen_at: Date;
}

/** Tables about how accounts are signed in to, by `schema.table`. */
export interface AccountSecurityTables {
  'accounts.address_change': AddressChangeTable;
  'accounts.factor_reset': FactorResetTable;
  'accounts.password_reset': PasswordResetTable;
  'accounts.session_device': SessionDeviceTable;
  'accounts.session_proof': SessionProofTable;
  'accounts.totp': TotpTable;
  'accounts.recovery_code': RecoveryCodeTable;
  'accounts.passkey': PasskeyTable;
  'accounts.passkey_challenge': PasskeyChallengeTable;
  'accounts.staff': StaffTable;
  'accounts.pending_sign_in': PendingSignInTable;
}
