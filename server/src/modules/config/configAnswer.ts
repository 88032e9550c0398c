import type { Config as ConfigAnswer } from '@portal/shared/contracts';
import type { Deps } from '../../deps.ts';
import { aboutLinks } from '../about/aboutNames.ts';
import { registryVersion } from '../registry/readRegistry.ts';

/** What `/api/config/` answers, and what pages put into their HTML. */
export async function configAnswer({ config, db }: Deps): Promise<ConfigAnswer> {
  return {
    product: 'Customer Portal',
    mode: config.production ? 'production' : config.demo ? 'demo' : 'development',
    services: { accounts: config.accountsUrl, manager: config.managerUrl },
    accounts: {
      editions: [
        { code: 1, key: 'community', name_en: 'Community', name_ja: 'コミュニティ' },
        { code: 2, key: 'professional', name_en: 'Professional', name_ja: 'プロフェッショナル' },
      ],
      roles: [
        { code: 1, key: 'owner', name_en: 'Owner', name_ja: 'オーナー' },
        { code: 2, key: 'admin', name_en: 'Administrator', name_ja: '管理者' },
        { code: 9, key: 'guest', name_en: 'Guest', name_ja: 'ゲスト' },
      ],
      pages: ['/user', '/team'],
    },
    prices: {
      cd: { price1: 15000, price12: 150000, dollar1: 120, dollar12: 1200 },
      pd: { price1: 20000, price12: 200000, dollar1: 160, dollar12: 1600 },
    },
    discounts: {
      volume: [
        [5, 5],
        [11, 10],
        [21, 15],
        [31, 20],
      ],
      duration: [
        [2, 3],
        [3, 5],
        [4, 8],
        [5, 10],
      ],
    },
    links: { ...(config.demo ? aboutLinks(config.managerUrl) : {}), ...config.links },
    registry: await registryVersion(db),
  };
}
