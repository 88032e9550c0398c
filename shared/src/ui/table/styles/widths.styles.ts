import { css, type RuleSet } from 'styled-components';
import { cardsBelow } from '../layout/cardsBelow.ts';

const upTo = (width: number) => `(max-width: ${String(width - 0.02)}px)`;
/**
 * Rules for cards in both kinds of tables, whose containers have different names. Paper has tables
 * only.
 */
export const asCards = (rules: RuleSet) => css`
  @media screen {
    @container slim ${upTo(cardsBelow.slim)} {
      ${rules}
    }
    @container wide ${upTo(cardsBelow.wide)} {
      ${rules}
    }
  }
`;
/** Rules for wide cards, with fields in two columns. */
export const asWideCards = (rules: RuleSet) => css`
  @media screen {
    @container slim (min-width: 520px) and ${upTo(cardsBelow.slim)} {
      ${rules}
    }
    @container wide (min-width: 520px) and ${upTo(cardsBelow.wide)} {
      ${rules}
    }
  }
`;
export const asTable = (rules: RuleSet) => css`
  @media screen {
    @container slim (min-width: ${String(cardsBelow.slim)}px) {
      ${rules}
    }
    @container wide (min-width: ${String(cardsBelow.wide)}px) {
      ${rules}
    }
  }
`;
