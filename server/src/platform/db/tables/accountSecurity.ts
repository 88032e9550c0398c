import type { FactorKind, PasskeyRequest } from '@portal/shared/contracts';
import type { ColumnType, Generated } from 'kysely';

/** A mailed link for choosing a new password. */
export interface PasswordResetTable {
  id: string;
  account_id: string;
  /** SHA-256 of the link's token, base64url. */
  token_hash: string;
  expires_at: Date;
  used_at: Date | null;
  created_at: Date;
}

/** A change of an account's mail address, which both addresses must confirm. */
export interface AddressChangeTable {
  id: string;
  account_id: string;
  old_email: string;
  new_email: string;
  /** SHA-256 of each link's token, base64url; null until the mails are written. */
  old_token_hash: string | null;
  new_token_hash: string | null;
  old_agreed_at: Date | null;
  new_agreed_at: Date | null;
  expires_at: Date;
  /** When it was completed, refused or abandoned. An account has one open change at a time. */
  used_at: Date | null;
  created_at: Date;
}

/** When the person of a session at accounts last proved who they are. */
export interface SessionProofTable {
  /** Uid of the OpenID provider's session. */
  session_uid: string;
  proved_at: Date;
  /** When a second factor was last used in the session; `null`: never. */
  factor_at: Generated<Date | null>;
  /** Which factor; `null` in rows of the previous version. */
  factor_kind: Generated<FactorKind | null>;
}

/** A pending removal of the second factors of a person who lost them. */
export interface FactorResetTable {
  id: string;
  account_id: string;
  /** The team whose owner requested it; `null`: an operator did. */
  team_id: string | null;
  /** The owner's account, or the operator. */
  asked_by: string;
  /** SHA-256 of the tokens of the links that stop it, base64url: the person's and the owner's. */
  person_token_hash: string;
  owner_token_hash: string | null;
  due_at: Date;
  /** When it was carried out or stopped. An account has one open reset at a time. */
  ended_at: Date | null;
}

/** The authenticator app of an account; secrets are base32, encrypted per account. */
export interface TotpTable {
  account_id: string;
  /** `null`: no app is set up. */
  secret: string | null;
  /** When the first code was entered. */
  confirmed_at: Date | null;
  /** The last accepted 30 s period; codes of it and earlier ones are rejected. */
  last_step: number | null;
  last_used_at: Date | null;
  /** The secret of an app being set up, and since when. */
  pending_secret: string | null;
  pending_at: Date | null;
}

/** A recovery code, used when every other second factor is lost. */
export interface RecoveryCodeTable {
  account_id: string;
  /** argon2id of the code with the salt of its set, base64url. */
  digest: string;
  /** Shared by all codes of a set, so that one hash suffices to check a code. */
  salt: string;
  used_at: Date | null;
  created_at: Date;
}

/** A passkey of an account. */
export interface PasskeyTable {
  id: string;
  account_id: string;
  /** Credential id, base64url. */
  credential_id: string;
  /** COSE public key, base64url. */
  public_key: string;
  /** The authenticator's signature counter; always 0 if it does not count. */
  counter: number;
  /** WebAuthn transports. */
  transports: ColumnType<PasskeyRequest['allowCredentials'][number]['transports'], string>;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
  /**
   * Whether the authenticator has verified its person when the account was proved otherwise, too. A
   * stranger can set a PIN on a key without one that was found.
   */
  is_verified: Generated<boolean>;
}

/** A WebAuthn challenge for one purpose. */
export interface PasskeyChallengeTable {
  purpose: 'register' | 'sign_in' | 'proof';
  /** Uid of the session, or of the sign-in's interaction. */
  bound_to: string;
  /** Null: of a sign-in whose person is not known yet. */
  account_id: string | null;
  challenge: string;
  expires_at: Date;
}

/** Employees of the vendor. */
export interface StaffTable {
  account_id: string;
  marked_at: Date;
}

/** A sign-in with a correct password that waits for the second factor. */
export interface PendingSignInTable {
  /** Uid of the provider's interaction; its cookie authorises the next step. */
  interaction_uid: string;
  account_id: string;
  /** Whether the person chose to stay signed in. */
  is_kept: boolean;
  expires_at: Date;
}

/** The device of a session at accounts. */
export interface SessionDeviceTable {
  /** Uid of the provider's session. */
  session_uid: string;
  account_id: string;
  /** User-Agent, at most 500 characters. */
  user_agent: string;
  ip: string;
  /** Last activity, to the minute. */
  seen_at: Date;
}

/** Tables of sign-in and account security, by `schema.table`. */
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
