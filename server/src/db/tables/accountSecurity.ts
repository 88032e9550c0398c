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

/** When the person of a session at accounts last proved who they are. */
export interface SessionProofTable {
  /** Uid of the provider's session. */
  session_uid: string;
  proved_at: Date;
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
  'accounts.password_reset': PasswordResetTable;
  'accounts.session_device': SessionDeviceTable;
  'accounts.session_proof': SessionProofTable;
}
