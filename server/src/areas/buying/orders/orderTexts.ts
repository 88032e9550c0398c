import { emiLicenseTerms, productNames, type LineKind, type Locale } from '@portal/shared/domain';
import type { ItemSubject } from './OrderItemRecord.ts';

interface OrderTexts {
  readonly notCancellable: string;
  /** The name of an item by its kind. */
  readonly items: Readonly<Record<LineKind, (product: string, number: string) => string>> & {
    readonly emi: (project: string, uses: number) => string;
  };
}

/** The texts about orders and their items that screens, mails and documents share. */
export const orderTexts: Readonly<Record<Locale, OrderTexts>> = {
  en: {
    notCancellable: 'This order can no longer be cancelled. Reload the page to see its status.',
    items: {
      new: (product) => `${product} – new license`,
      renewal: (product, number) => `${product} – renewal of ${number}`,
      emi: (project, uses) => `EMI check – project “${project}”, ${uses} uses`,
    },
  },
  ja: {
    notCancellable: 'この注文はキャンセルできません。ページを再読み込みして状態をご確認ください。',
    items: {
      new: (product) => `${product} 新規ライセンス`,
      renewal: (product, number) => `${product} 継続 ${number}`,
      emi: (project, uses) => `EMIチェック（${uses}回）プロジェクト「${project}」`,
    },
  },
};

type NamedItem = ItemSubject & { readonly license_number: string | null };

/** The name of an item: `Circuit Designer – renewal of CD-0000001`. */
export function itemName(item: NamedItem, locale: Locale): string {
  const { items } = orderTexts[locale];
  if (item.kind === 'emi') return items.emi(item.label, emiLicenseTerms.bought.uses);
  return items[item.kind](productNames[item.product], item.license_number ?? '');
}
