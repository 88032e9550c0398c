import type { Config as ConfigAnswer } from '@portal/shared/contracts';
import {
  byProduct,
  toMajor,
  tokyoDay,
  type DiscountTier,
  type Product,
} from '@portal/shared/domain';
import type { Deps } from '../../platform/Deps.ts';
import type { Reader } from '../registry/Reader.ts';
import { registryVersion } from '../registry/readRegistry.ts';
import { linksOf } from './linksOf.ts';
import { servedAccountPages } from '../../platform/protocol/servedAccountPages.ts';

/**
 * The response of `GET /api/config/`, which is also embedded in pages.
 *
 * @param knownVersion of the registry, if the caller has read it already
 */
export async function configAnswer(
  deps: Deps,
  reader: Reader,
  knownVersion?: string,
): Promise<ConfigAnswer> {
  const { config, db, clock, prices } = deps;
  const today = await prices.on(tokyoDay(clock()));
  const pricesOf = (product: Product) => {
    const { JPY, USD } = today.prices;
    return {
      price1: toMajor(JPY[product].month, 'JPY'),
      price12: toMajor(JPY[product].year, 'JPY'),
      dollar1: toMajor(USD[product].month, 'USD'),
      dollar12: toMajor(USD[product].year, 'USD'),
    };
  };
  return {
    product: 'Manager Console',
    mode: config.production ? 'production' : config.demo ? 'demo' : 'development',
    services: { accounts: config.accountsUrl, manager: config.managerUrl },
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
      pages: [...servedAccountPages],
    },
    prices: byProduct(pricesOf),
    discounts: { volume: tiersOf(today.volume), duration: tiersOf(today.duration) },
    links: linksOf(config),
    registry: knownVersion ?? (await registryVersion(db, reader)),
    ...(reader?.user.staff ? { staff: true } : {}),
  };
}

function tiersOf(tiers: readonly DiscountTier[]): [number, number][] {
  return tiers.map(({ from, rateBp }) => [from, rateBp / 100]);
}
