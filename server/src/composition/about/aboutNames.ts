/**
 * External addresses that the demo replaces: name in the configuration, titles, intended content.
 */
export const aboutNames = {
  product_information: ['Product information', '製品情報'],
  terms: ['Terms of use', '利用規約'],
  privacy: ['Privacy policy', 'プライバシーポリシー'],
  contact: ['Contact', 'お問い合わせ'],
  manual_en: ['Manual (English)', 'マニュアル（英語）'],
  manual_ja: ['Manual (Japanese)', 'マニュアル（日本語）'],
  manual_pdf_en: ['Manual (PDF, English)', 'マニュアル (PDF、英語)'],
  manual_pdf_ja: ['Manual (PDF, Japanese)', 'マニュアル (PDF、日本語)'],
  forum: ['Forum', 'フォーラム'],
  fabrication: ['Board fabrication', '基板製造'],
  netlist_conversion: ['Netlist conversion', 'ネットリスト変換'],
  parts_linkage_en: ['Linking a parts distributor (English)', '部品商社連携の手引き（英語）'],
  parts_linkage_ja: ['Linking a parts distributor (Japanese)', '部品商社連携の手引き（日本語）'],
  parts_search_en: ['Searching for parts (English)', '部品検索の手引き（英語）'],
  parts_search_ja: ['Searching for parts (Japanese)', '部品検索の手引き（日本語）'],
  emi_help_en: ['About the EMI check (English)', 'EMIチェックのヘルプ（英語）'],
  emi_help_ja: ['About the EMI check (Japanese)', 'EMIチェックのヘルプ（日本語）'],
  system_requirements: ['System requirements', '動作環境'],
  install_method: ['How to install', 'インストール方法'],
  dotnet_462: ['.NET Framework 4.6.2', '.NET Framework 4.6.2'],
} as const satisfies Record<string, readonly [en: string, ja: string]>;

export type AboutName = keyof typeof aboutNames;

export function isAboutName(name: string): name is AboutName {
  return Object.hasOwn(aboutNames, name);
}

/** Links to the demo's own pages, by name. */
export function aboutLinks(managerUrl: string): Record<string, string> {
  return Object.fromEntries(
    Object.keys(aboutNames).map((name) => [name, `${managerUrl}/about/${name}`]),
  );
}
