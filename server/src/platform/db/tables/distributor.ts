/** A person's link to their account at the parts distributor. */
export interface DistributorLinkTable {
  id: string;
  team_id: string;
  user_id: string;
  /** Sealed JSON of the tokens; null once the distributor has ended the link. */
  tokens: string | null;
  access_expires_at: Date;
  /** When the link itself ends; null when the distributor does not say. */
  expires_at: Date | null;
  ended_at: Date | null;
  /** While one process refreshes the tokens, and for a while after a refresh that failed. */
  no_refresh_before: Date | null;
  created_at: Date;
}

/** A linking on its way: what the distributor's answer is checked against, once. */
export interface DistributorAttemptTable {
  /** SHA-256 of the state, base64url. */
  state_hash: string;
  team_id: string;
  user_id: string;
  /** Hash of the session that began it, which alone may end it. */
  session_id: string;
  /** Sealed PKCE verifier. */
  verifier: string;
  expires_at: Date;
}

export interface DistributorTables {
  'manager.distributor_link': DistributorLinkTable;
  'manager.distributor_attempt': DistributorAttemptTable;
}
