import type { Bank } from '@portal/shared/contracts';
import type { BankAccount } from '../../domain/orders/BankAccount.ts';

export function presentBank(bank: Bank): BankAccount {
  return {
    bank: { ja: bank.bank_ja, en: bank.bank_en },
    bankCode: bank.bank_code,
    branch: { ja: bank.branch_ja, en: bank.branch_en },
    branchCode: bank.branch_code,
    type: { ja: bank.type_ja, en: bank.type_en },
    number: bank.number,
    holder: { ja: bank.holder_kana, en: bank.holder_en },
    swift: bank.swift,
  };
}
