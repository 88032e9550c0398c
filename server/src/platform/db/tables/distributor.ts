/** A person's link to their account at the parts distributor. */
export interface DistributorLinkTable {
  id: string;
  team_id: string;
  user_id: string;
  /** Sealed JSON of the tokens; null once the distributor has ended the link. */
  tokens: string | null;
  access_expires_at: Date;
  /** When the link expires; null when unknown. */
  expires_at: Date | null;
  ended_at: Date | null;
  /** Lease of the process that refreshes the tokens; also a back-off after a failed refresh. */
  no_refresh_before: Date | null;
  created_at: Date;
}

/** A pending link: what the distributor's response is checked against, once. */
export interface DistributorAttemptTable {
  /** SHA-256 of the state, base64url. */
  state_hash: string;
  team_id: string;
  user_id: string;
  /** Hash of the session that began it, the only one that may complete it. */
  session_id: string;
  /** Sealed PKCE verifier. */
  verifier: string;
  expires_at: Date;
}

export interface DistributorTables {
  'manager.distributor_link': DistributorLinkTable;
  'manager.distributor_attempt': DistributorAttemptTable;
}
