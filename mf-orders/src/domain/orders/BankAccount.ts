/** A name in both languages. */
interface BilingualName {
  readonly ja: string;
  readonly en: string;
}

/** The account that receives a bank transfer. */
export interface BankAccount {
  readonly bank: BilingualName;
  readonly bankCode: string;
  readonly branch: BilingualName;
  readonly branchCode: string;
  readonly type: BilingualName;
  readonly number: string;
  /** Name of the holder; in Japanese in half-width kana, as banks write it. */
  readonly holder: BilingualName;
  /** SWIFT code for transfers from abroad; `null` when the bank has none. */
  readonly swift: string | null;
}
