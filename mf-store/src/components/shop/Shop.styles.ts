import { Inline, Stack, theme } from '@portal/shared';
import { headerTop } from '@portal/shared/table';
import { styled } from 'styled-components';
import { beside, roomy, stickyBelowTotals, tall } from '../totals/places.ts';

/** The width of the screen decides its layout, since other sites embed it too. */
export const Page = styled(Stack)`
  container: shop / inline-size;
`;

/** As high without the button that empties the cart. */
export const HeadActions = styled(Inline)`
  min-height: ${theme.size.control};
  ${theme.media.touch} {
    min-height: ${theme.size.touch};
  }
`;

/**
 * The goods, and the summary that stays visible: beside them, else above or, on upright phones, at
 * the bottom. There its parts take their places among the goods.
 */
export const Columns = styled(Stack)`
  ${roomy} {
    ${headerTop}: ${stickyBelowTotals};
  }
  ${beside(`
    display: grid;
    /* Tables of the goods need 715 px. */
    grid-template-columns: minmax(0, 1fr) clamp(240px, 100% - 740px, 320px);
    align-items: start;
    ${headerTop}: ${theme.size.toolbar};
  `)}
`;

const Column = styled.div`
  display: contents;
  ${beside(`
    display: flex;
    flex-direction: column;
    gap: ${theme.space(5)};
    min-width: 0;
  `)}
`;

export const GoodsColumn = styled(Column)`
  ${beside('grid-area: 1 / 1;')}
`;

export const SummaryColumn = styled(Column)`
  ${beside('grid-area: 1 / 2;')}
  ${tall} {
    ${beside(`
      position: sticky;
      top: calc(${theme.size.toolbar} + ${theme.space(6)});
    `)}
  }
`;

/** What belongs to the summary and is last among the goods. */
export const LastPlace = styled.div`
  order: 1;
  &:empty {
    display: none;
  }
`;

/** A question to visitors: above the goods, or below the total beside them. */
export const QuestionPlace = styled.div`
  ${beside('order: 2;')}
  &:empty {
    display: none;
  }
`;
