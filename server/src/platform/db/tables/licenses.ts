import type { Product } from '@portal/shared/domain';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Written as a Date, read as a Date; set by the database when left out. */
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
  /** Complete months of the period, as `contractMonths` counts them. */
  months: GeneratedAlways<number>;
  owner_id: string | null;
  /** Set together: standalone since when, for whom, by which license file. */
  standalone_at: Date | null;
  standalone_user_id: string | null;
  standalone_file_id: string | null;
  /** Set together: the last time of being standalone that is over. */
  standalone_from: Generated<Date | null>;
  standalone_until: Generated<Date | null>;
  /**
   * Set together: the lease with which somebody holds a network license. It counts until
   * `lease_until`; it stands in this row, so that the row's lock decides who gets the license.
   */
  lease_id: string | null;
  lease_device_id: string | null;
  lease_user_id: string | null;
  lease_until: Date | null;
  /** The order that made it; null for one that was not ordered here. */
  order_id: Generated<string | null>;
  /** Set together: which item of the order, and the how-manieth of it. */
  order_item_no: Generated<number | null>;
  order_seq: Generated<number | null>;
  /** Set when it was taken back; no list has it then. */
  withdrawn_at: Generated<Date | null>;
  /** Counts changes. */
  version: Generated<number>;
  created_at: CreatedAt;
}

/** A machine that is known by its key. */
export interface LicenseDeviceTable {
  /** Thumbprint of the key. */
  id: string;
  public_key: string;
  fingerprint: string;
  host: string;
  team_id: string;
  /** Whose device it is; null for one that is known by its license request alone. */
  user_id: string | null;
  created_at: CreatedAt;
  revoked_at: Date | null;
}

/** People whose device a machine was before it was registered to somebody else. */
export interface LicenseDeviceFormerTable {
  team_id: string;
  device_id: string;
  user_id: string;
}

/** License files that were used or issued. */
export interface LicenseFileTable {
  /** Of a LIC: what the release request names. */
  id: string;
  kind: 'LIR' | 'LIC' | 'LRR';
  /** Of LIR and LRR: their own; of a LIC: the request it answers. */
  request_id: string;
  team_id: string;
  device_id: string;
  /** Of LIR and LRR: who sent it; of a LIC: who may work with it. */
  user_id: string;
  created_at: Date;
  /** Of a LIC: when it was given back. */
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

/** Nonces of signed calls that a replay would repeat. */
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
