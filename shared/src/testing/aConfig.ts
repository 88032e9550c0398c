import type { Config } from '../areas/composition/config.contract.ts';

/** The configuration of a portal whose account pages and outside links all exist. */
export function aConfig(overrides: Partial<Config> = {}): Config {
  return {
    product: 'Manager Console',
    mode: 'test',
    services: { accounts: 'http://accounts.test', manager: 'http://manager.test' },
    accounts: {
      editions: [
        { code: 1, key: 'community', name_en: 'Community edition', name_ja: 'Community版' },
        {
          code: 2,
          key: 'professional',
          name_en: 'Professional edition',
          name_ja: 'Professional版',
        },
      ],
      roles: [
        { code: 1, key: 'owner', name_en: 'Owner', name_ja: 'オーナー' },
        { code: 2, key: 'admin', name_en: 'Admin', name_ja: '管理者' },
        { code: 9, key: 'guest', name_en: 'Guest', name_ja: 'ゲスト' },
      ],
      pages: ['/user', '/team', '/creditcard', '/upgrade', '/settings'],
    },
    prices: {
      cd: { price1: 15_000, price12: 150_000, dollar1: 120, dollar12: 1200 },
      pd: { price1: 20_000, price12: 200_000, dollar1: 160, dollar12: 1600 },
    },
    discounts: { volume: [[5, 5]], duration: [[2, 3]] },
    links: {
      product_information: 'http://manager.test/about/product',
      terms: 'http://manager.test/about/terms',
      privacy: 'http://manager.test/about/privacy',
      contact: 'http://manager.test/about/contact',
      manual_en: 'http://manager.test/about/manual?lang=en',
      manual_ja: 'http://manager.test/about/manual?lang=ja',
      manual_pdf_en: 'http://manager.test/about/manual-en.pdf',
      manual_pdf_ja: 'http://manager.test/about/manual-ja.pdf',
      forum: 'http://manager.test/about/forum',
      fabrication: 'http://manager.test/about/fabrication',
      netlist_conversion: 'http://manager.test/about/netlist',
      parts_linkage_en: 'http://manager.test/about/parts_linkage_en',
      parts_linkage_ja: 'http://manager.test/about/parts_linkage_ja',
      parts_search_en: 'http://manager.test/about/parts_search_en',
      parts_search_ja: 'http://manager.test/about/parts_search_ja',
      emi_help_en: 'http://manager.test/about/emi_help_en',
      emi_help_ja: 'http://manager.test/about/emi_help_ja',
      system_requirements: 'http://manager.test/about/system_requirements',
      install_method: 'http://manager.test/about/install_method',
      dotnet_462: 'http://manager.test/about/dotnet_462',
    },
    registry: '1',
    ...overrides,
  };
}
