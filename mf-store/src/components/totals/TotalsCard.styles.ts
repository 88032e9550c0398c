import { Button, theme } from '@portal/shared';
import { styled } from 'styled-components';
import { beside, coverage, roomy } from './places.ts';

/**
 * A sticky place, because all goods change the total: above them, or at the bottom of a phone, where
 * it comes last; an empty cart leaves that place to the goods. Beside the goods its column is sticky.
 */
export const Sticky = styled.div<{ $isEmpty: boolean }>`
  ${roomy} {
    position: sticky;
    top: calc(${theme.size.toolbar} + ${coverage});
    z-index: 2;
    border-radius: ${theme.radius.l};
    box-shadow: 0 0 0 ${coverage} ${theme.color.ground};
  }
  ${theme.media.phoneUpright} {
    position: ${({ $isEmpty }) => ($isEmpty ? 'static' : 'sticky')};
    bottom: max(${theme.size.frameBottom} + ${coverage}, env(safe-area-inset-bottom));
    z-index: 2;
    order: 2;
    max-height: 60vh;
    overflow-y: auto;
    border-radius: ${theme.radius.l};
    box-shadow: 0 0 0 max(${coverage}, env(safe-area-inset-bottom)) ${theme.color.ground};
    > section > div {
      padding: ${theme.space(2)} ${theme.space(3)};
    }
  }
  ${beside('position: static; box-shadow: none;')}
  @media print {
    position: static;
    box-shadow: none;
  }
`;

export const Layout = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(3)} ${theme.space(6)};
  ${theme.media.phoneUpright} {
    gap: ${theme.space(2)};
  }
  ${beside('flex-direction: column; align-items: stretch;')}
`;

export const Figure = styled.div`
  min-width: 200px;
  ${theme.media.phone} {
    width: 100%;
  }
  ${theme.media.phoneUpright} {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    > p:first-child {
      font-size: ${theme.font.size.s};
      line-height: ${theme.font.line.tight};
    }
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
  ${theme.media.phoneUpright} {
    grid-column: 1;
    font-size: ${theme.font.size.xl};
  }
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
  /* Only the icon has room; its text is for screen readers. */
  ${theme.media.phoneUpright} {
    font-size: 0;
  }
`;

/** Expands the breakdown where it has no room. */
export const PartsButton = styled(Button)`
  display: none;
  ${theme.media.phoneUpright} {
    display: inline-flex;
    grid-area: 1 / 2 / 3;
    margin-inline-end: -${theme.space(2)};
    padding-inline: ${theme.space(2)};
  }
`;

export const Parts = styled.dl<{ $isOpen: boolean }>`
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
  ${beside(`
    flex-direction: column;
    margin-top: ${theme.space(3)};
    > div { justify-content: space-between; }
  `)}
  ${theme.media.phoneUpright} {
    display: ${({ $isOpen }) => ($isOpen ? 'flex' : 'none')};
    grid-column: 1 / -1;
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
  ${theme.media.phoneUpright} {
    > div > button {
      padding-inline: ${theme.space(2)};
    }
  }
  ${beside(`
    align-items: stretch;
    margin-inline-start: 0;
    > div > * { flex: 1 1 auto; }
  `)}
`;

/** The explanation of the total; on phones within the breakdown. */
export const ExplainPlace = styled.span<{ $isOpen: boolean }>`
  ${theme.media.phoneUpright} {
    &&& {
      display: ${({ $isOpen }) => ($isOpen ? 'flex' : 'none')};
      flex-basis: 100%;
    }
  }
  ${beside('flex-basis: 100% !important;')}
`;

/** Keeps its height while empty, so that the layout does not shift. */
export const Reason = styled.p`
  min-height: 1lh;
  ${theme.media.phoneUpright} {
    min-height: 0;
    &:empty {
      display: none;
    }
  }
  ${beside('min-height: 0; &:empty { display: none; }')}
  color: ${theme.color.muted};
  font-size: ${theme.font.size.s};
`;
