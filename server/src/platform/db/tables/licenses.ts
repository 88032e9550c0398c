import type { Product } from '@portal/shared/domain';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** A timestamp with a default of the database. */
type CreatedAt = ColumnType<Date, Date | undefined, never>;

export interface LicenseTable {
  id: string;
  team_id: string;
  number: string;
  product: Product;
  trial: boolean;
  auto_continue: boolean;
  /** First and last day of use, `YYYY-MM-DD` in Tokyo. */
  start_at: string;
  end_at: string;
  /** Full months of the period, as in `contractMonths`. */
  months: GeneratedAlways<number>;
  owner_id: string | null;
  /** Set together: since when and for whom it is standalone, and by which license file. */
  standalone_at: Date | null;
  standalone_user_id: string | null;
  standalone_file_id: string | null;
  /** Set together: the last completed standalone period. */
  standalone_from: Generated<Date | null>;
  standalone_until: Generated<Date | null>;
  /**
   * Set together: the lease of a network license, valid until `lease_until`. It is stored in this
   * row, so that the row lock decides who gets the license.
   */
  lease_id: string | null;
  lease_device_id: string | null;
  lease_user_id: string | null;
  lease_until: Date | null;
  /** The order that made it; null if it was not ordered here. */
  order_id: Generated<string | null>;
  /** Set together: the order item, and the position within it. */
  order_item_no: Generated<number | null>;
  order_seq: Generated<number | null>;
  /** Set when it was revoked; lists then omit it. */
  withdrawn_at: Generated<Date | null>;
  /** Version. */
  version: Generated<number>;
  created_at: CreatedAt;
}

/** A machine identified by its key. */
export interface LicenseDeviceTable {
  /** Thumbprint of the key. */
  id: string;
  public_key: string;
  fingerprint: string;
  host: string;
  team_id: string;
  /** Its owner; null for a device known only from a license request. */
  user_id: string | null;
  created_at: CreatedAt;
  revoked_at: Date | null;
}

/** Previous owners of a machine. */
export interface LicenseDeviceFormerTable {
  team_id: string;
  device_id: string;
  user_id: string;
}

/** License files received or issued. */
export interface LicenseFileTable {
  /** LIC: the id that the release request names. */
  id: string;
  kind: 'LIR' | 'LIC' | 'LRR';
  /** LIR and LRR: their own id; LIC: the request it answers. */
  request_id: string;
  team_id: string;
  device_id: string;
  /** LIR and LRR: the sender; LIC: the licensee. */
  user_id: string;
  created_at: Date;
  /** LIC: when it was returned. */
  released_at: Date | null;
}

export interface LicenseEnrolmentTable {
  /** SHA-256 of the code, base64url. */
  code_hash: string;
  team_id: string;
  user_id: string;
  expires_at: Date;
  used_at: Date | null;
}

/** Nonces of signed calls, against replay. */
export interface LicenseDeviceNonceTable {
  device_id: string;
  nonce: string;
  at: Date;
}

export interface LicensesTables {
  'manager.license': LicenseTable;
  'manager.license_device': LicenseDeviceTable;
  'manager.license_device_former': LicenseDeviceFormerTable;
  'manager.license_file': LicenseFileTable;
  'manager.license_enrolment': LicenseEnrolmentTable;
  'manager.license_device_nonce': LicenseDeviceNonceTable;
}
