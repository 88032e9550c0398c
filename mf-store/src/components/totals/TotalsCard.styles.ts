import { Stack, theme } from '@portal/shared';
import { headerTop } from '@portal/shared/table';
import { styled } from 'styled-components';

/** CSS variable with the height of the totals card, which must not cover other content. */
export const totalsHeight = '--totals-height';

/** The media condition for windows with room for a sticky card. */
const roomy = '@media (min-width: 960px) and (min-height: 640px)';
/** Ground above and below the card, which covers content that scrolls behind it. */
const margin = theme.space(3);

/** A place that stays in sight, because everything below changes the total. */
export const Sticky = styled.div`
  ${roomy} {
    position: sticky;
    top: calc(${theme.size.toolbar} + ${margin});
    z-index: 2;
    border-radius: ${theme.radius.l};
    box-shadow: 0 0 0 ${margin} ${theme.color.ground};
  }
`;

/** The cards below the totals: headings of tables stick below the totals card. */
export const BelowTotals = styled(Stack)`
  ${roomy} {
    ${headerTop}: calc(${theme.size.toolbar} + 2 * ${margin} + var(${totalsHeight}, 0px));
  }
`;

export const Layout = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(3)} ${theme.space(6)};
`;

export const Figure = styled.div`
  min-width: 200px;
  ${theme.media.phone} {
    width: 100%;
  }
  > p:first-child {
    color: ${theme.color.muted};
    font-size: ${theme.font.size.m};
  }
`;

export const Amount = styled.p<{ $isProvisional: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${theme.space(3)};
  min-height: 1.4em;
  font-size: ${theme.font.size.xxl};
  line-height: 1.4;
  font-variant-numeric: tabular-nums;
  > strong {
    font-weight: ${theme.font.weight.bold};
    color: ${({ $isProvisional }) => ($isProvisional ? theme.color.muted : theme.color.ink)};
  }
`;

export const Updating = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space(1)};
  color: ${theme.color.muted};
  font-size: ${theme.font.size.m};
`;

export const Parts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(1)} ${theme.space(6)};
  margin: ${theme.space(1)} 0 0;
  font-size: ${theme.font.size.m};
  > div {
    display: flex;
    gap: ${theme.space(2)};
  }
  dt {
    color: ${theme.color.muted};
  }
  dd {
    margin: 0;
  }
  ${theme.media.phone} {
    flex-direction: column;
    > div {
      justify-content: space-between;
    }
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: ${theme.space(1)};
  margin-inline-start: auto;
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space(2)};
    justify-content: flex-end;
  }
  ${theme.media.phone} {
    align-items: stretch;
    width: 100%;
    > div > * {
      flex: 1 1 auto;
    }
  }
`;

/** Keeps its height while it is empty, so that nothing moves. */
export const Reason = styled.p`
  min-height: 1lh;
  color: ${theme.color.muted};
  font-size: ${theme.font.size.s};
`;
