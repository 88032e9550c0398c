import { productNames, type Product } from '@portal/shared/domain';
import type { Locale } from '../../answers/localeOf.ts';

interface OrderTexts {
  readonly notCancellable: string;
  readonly newLicense: (product: string) => string;
  readonly renewal: (product: string, number: string) => string;
}

/** What is said of orders and their items, on screens, in mails and on documents alike. */
export const orderTexts: Readonly<Record<Locale, OrderTexts>> = {
  en: {
    notCancellable: 'This order can no longer be cancelled. Reload the page to see its status.',
    newLicense: (product) => `${product} – new license`,
    renewal: (product, number) => `${product} – renewal of ${number}`,
  },
  ja: {
    notCancellable: 'この注文はキャンセルできません。ページを再読み込みして状態をご確認ください。',
    newLicense: (product) => `${product} 新規ライセンス`,
    renewal: (product, number) => `${product} 継続 ${number}`,
  },
};

interface NamedItem {
  readonly kind: 'new' | 'renewal' | 'emi';
  readonly product: string;
  readonly license_number: string | null;
}

/** An item's name: `Circuit Designer – renewal of CD-0000001`. */
export function itemName({ kind, product, license_number }: NamedItem, locale: Locale): string {
  const texts = orderTexts[locale];
  const name = isProduct(product) ? productNames[product] : product;
  return kind === 'renewal' ? texts.renewal(name, license_number ?? '') : texts.newLicense(name);
}

const isProduct = (text: string): text is Product => Object.hasOwn(productNames, text);
