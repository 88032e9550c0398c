import { productNames, type LineKind, type Product, type Locale } from '@portal/shared/domain';

interface OrderTexts {
  readonly notCancellable: string;
  /** The name of an item by its kind. */
  readonly items: Readonly<Record<LineKind, (product: string, number: string) => string>>;
}

/** The texts about orders and their items that screens, mails and documents share. */
export const orderTexts: Readonly<Record<Locale, OrderTexts>> = {
  en: {
    notCancellable: 'This order can no longer be cancelled. Reload the page to see its status.',
    items: {
      new: (product) => `${product} – new license`,
      renewal: (product, number) => `${product} – renewal of ${number}`,
    },
  },
  ja: {
    notCancellable: 'この注文はキャンセルできません。ページを再読み込みして状態をご確認ください。',
    items: {
      new: (product) => `${product} 新規ライセンス`,
      renewal: (product, number) => `${product} 継続 ${number}`,
    },
  },
};

interface NamedItem {
  readonly kind: LineKind;
  readonly product: Product;
  readonly license_number: string | null;
}

/** The name of an item: `Circuit Designer – renewal of CD-0000001`. */
export function itemName({ kind, product, license_number }: NamedItem, locale: Locale): string {
  return orderTexts[locale].items[kind](productNames[product], license_number ?? '');
}
