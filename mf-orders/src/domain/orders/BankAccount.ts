/** A name in both languages. */
interface BilingualName {
  readonly ja: string;
  readonly en: string;
}

/** The account that a bank transfer goes to. */
export interface BankAccount {
  readonly bank: BilingualName;
  readonly bankCode: string;
  readonly branch: BilingualName;
  readonly branchCode: string;
  readonly type: BilingualName;
  readonly number: string;
  /** In Japanese half-width kana, as banks have it. */
  readonly holder: BilingualName;
  /** For transfers from abroad. */
  readonly swift: string | null;
}
