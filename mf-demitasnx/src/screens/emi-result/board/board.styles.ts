import { theme } from '@portal/shared';
import { styled } from 'styled-components';
import { boardHeight } from '../workspace/workspace.styles.ts';

/** What full screen shows, as high as its place. */
export const Frame = styled.div`
  container-type: inline-size;
  border-radius: ${theme.radius.l};
  overflow: hidden;
  background: ${theme.color.paper};
  &:fullscreen {
    ${boardHeight}: 100vh;
    border-radius: 0;
    overflow-y: auto;
  }
`;

/** The picture, and its options below, or on the right where there is room. */
export const Layout = styled.div`
  display: grid;
  grid-template: var(${boardHeight}) auto / minmax(0, 1fr);
  @media (min-width: 1024px) {
    height: calc(var(${boardHeight}) - 2px);
    grid-template-rows: minmax(0, 1fr) fit-content(40%);
  }
  @container (min-width: 800px) {
    grid-template: minmax(0, 1fr) / minmax(0, 1fr) auto;
  }
  @media print {
    display: block;
    height: auto;
    break-inside: avoid;
  }
`;

export const Stage = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) auto auto / minmax(0, 1fr);
  min-height: 0;
  background: ${theme.color.ground};
  outline: 1px solid ${theme.color.softEdge};
  outline-offset: -1px;
  @media print {
    height: 480px;
  }
`;

/** The picture, and over it what belongs to it. */
export const Pictures = styled.div`
  position: relative;
  > :first-child {
    height: 100%;
  }
`;

/** Two stacked canvases; the upper one receives pointer events. */
export const Picture = styled.div`
  position: relative;
  touch-action: none;
  cursor: crosshair;
  &:focus-visible {
    outline-offset: -2px;
  }
  > canvas {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    /* Paper may be wider or narrower than the screen it was drawn for. */
    object-fit: contain;
  }
`;

/** Little room for the tools below the picture. */
const narrow = '@container (max-width: 639.98px)';

/** Below the picture, where it covers no part of the board. One line, whose tools scroll if needed. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${theme.space(2)};
  padding: ${theme.space(1)} ${theme.space(3)};
  background: ${theme.color.paper};
  border-top: ${theme.border};
  ${narrow} {
    position: relative;
    padding-inline: ${theme.space(1)};
  }
  @media print {
    display: none;
  }
`;

/** The last button lists keys, which phones lack. */
export const Buttons = styled.div`
  display: flex;
  min-width: 0;
  flex-wrap: wrap;
  gap: ${theme.space(1)};
  ${narrow} {
    flex-wrap: nowrap;
    overflow-x: auto;
    gap: 0;
    > button {
      flex: none;
    }
  }
  ${theme.media.phone} {
    > :last-child {
      display: none;
    }
  }
`;

/** The pointer's place, and what is there; with little room above the tools, once there is one. */
export const Coordinates = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.font.size.s};
  font-variant-numeric: tabular-nums;
  ${narrow} {
    position: absolute;
    bottom: 100%;
    left: 0;
    padding: 0 ${theme.space(2)};
    pointer-events: none;
    background: ${theme.color.paper};
    &:not([data-there]) {
      display: none;
    }
  }
`;

export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space(4)};
  padding: ${theme.space(4)};
  max-height: 40dvh;
  overflow-y: auto;
  border-top: ${theme.border};
  font-size: ${theme.font.size.m};
  @container (min-width: 800px) {
    width: 280px;
    max-height: none;
    border-top: 0;
    border-inline-start: ${theme.border};
  }
  @media print {
    display: none;
  }
`;

export const PanelHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(2)};
  > h3 {
    font-size: ${theme.font.size.m};
    font-weight: ${theme.font.weight.bold};
  }
`;

export const LayerRow = styled.li`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space(1)};
  overflow-wrap: anywhere;
  > button {
    flex: none;
  }
`;

/** The color of a layer, to choose another. */
export const ColorField = styled.input`
  flex: none;
  width: 28px;
  height: 28px;
  padding: 2px;
  border: ${theme.border};
  border-radius: ${theme.radius.s};
  background: none;
  cursor: pointer;
  ${theme.media.touch} {
    width: ${theme.size.touch};
    height: ${theme.size.touch};
  }
`;

export const Swatch = styled.span`
  width: 14px;
  height: 14px;
  border-radius: ${theme.radius.s};
`;

/** A layer's swatch and its name, which may wrap. */
export const LayerName = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: baseline;
  gap: ${theme.space(2)};
`;

/** A muted note below a name. */
export const Quiet = styled.span`
  display: block;
  color: ${theme.color.muted};
  font-size: ${theme.font.size.s};
`;

/** The highlighted net, below its field. */
export const LitNet = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space(2)};
  margin-top: ${theme.space(3)};
`;

export const Stretches = styled.ul`
  display: grid;
  gap: ${theme.space(2)};
  padding-inline-start: ${theme.space(5)};
  list-style: disc;
`;

/** Reserves the picture's place while there is none. */
export const Waiting = styled.div`
  height: var(${boardHeight});
  padding: ${theme.space(4)};
`;

/** A slider below its label. */
export const Opacity = styled.label`
  display: grid;
  gap: ${theme.space(1)};
  margin-block: ${theme.space(2)};
  accent-color: ${theme.color.brand};
`;

/** The list of keys, above the lower edge of the picture. */
export const Help = styled.div`
  position: relative;
  display: flex;
  flex-direction: row-reverse;
  justify-content: space-between;
  max-height: 100%;
  padding: ${theme.space(3)};
  overflow-y: auto;
  background: ${theme.color.paper};
  border-top: ${theme.border};
  font-size: ${theme.font.size.s};
  dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${theme.space(1)} ${theme.space(4)};
  }
  dl > div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
  }
  dd {
    margin: 0;
  }
`;
