import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { lazyPart } from '../../lazyPart.tsx';
import type { ChartData } from '../ChartData.ts';
import { ChartCursor } from '../figure/ChartCursor.tsx';
import { usePrinting } from '../../usePrinting.ts';
import { useWidth } from '../figure/useWidth.ts';
import { messages } from '../messages.ts';
import { plotScales } from '../scale/plotGeometry.ts';
import {
  blocksInSight,
  heightInSight,
  labelRoom,
  paperBlocks,
  paperWidth,
  rowPlot,
} from './rowGeometry.ts';
import { AxisPlace, Block, More, Rows, Scroller } from './RowPlot.styles.ts';

const loadRows = () => import('./VictoryRows.tsx');
const DrawnRows = lazyPart(async () => (await loadRows()).VictoryRows);
const RowAxis = lazyPart(async () => (await loadRows()).VictoryRowAxis);

/** Height in pixels below the top of the window: the toolbar and some room. */
const underToolbar = 100;

interface RowPlotProps {
  readonly title: string;
  readonly data: ChartData;
}

/** Draws the visible rows above the sticky axis; in print all rows. */
export function RowPlot({ title, data }: RowPlotProps) {
  const [placeWidth, widthRef] = useWidth();
  const scroller = useRef<HTMLDivElement>(null);
  const [scrolled, setScrolled] = useState(0);
  const isPrinting = usePrinting();
  const width = isPrinting ? Math.min(placeWidth, paperWidth) : placeWidth;
  const count = data.labels.length;
  const height = count * rowPlot.row;
  const inSight = heightInSight(count);
  const room = labelRoom(width);
  const { left: scale } = plotScales(data);
  const blocks = isPrinting
    ? paperBlocks(count)
    : blocksInSight(count, scrolled, scrolled + inSight);

  const showRow = (place: number) => {
    const element = scroller.current;
    if (element === null) return;
    const top = place * rowPlot.row;
    const isAbove = top < element.scrollTop;
    const isBelow = top + rowPlot.row > element.scrollTop + element.clientHeight;
    if (isAbove) element.scrollTop = top;
    if (isBelow) element.scrollTop = top + rowPlot.row - element.clientHeight;
    // Scrolls the page too: rows that are all shown can be longer than the window.
    const inWindow = element.getBoundingClientRect().top + top - element.scrollTop;
    const below = inWindow + rowPlot.row - window.innerHeight;
    const above = inWindow - underToolbar;
    if (below > 0) window.scrollBy(0, below);
    else if (above < 0) window.scrollBy(0, above);
  };

  return (
    <>
      <Scroller
        ref={scroller}
        $height={inSight}
        onScroll={({ currentTarget }) => {
          // In steps of half a block, so that rows rerender only when others come near.
          const step = (rowPlot.block / 2) * rowPlot.row;
          setScrolled(Math.round(currentTarget.scrollTop / step) * step);
        }}
      >
        <Rows ref={widthRef} $height={height}>
          {blocks.map(({ from, to }) => (
            <Block key={from} $top={from * rowPlot.row} $rows={to - from}>
              <DrawnRows data={data} scale={scale} width={width} room={room} from={from} to={to} />
            </Block>
          ))}
          <ChartCursor
            title={title}
            data={data}
            inset={[0, rowPlot.right, 0, room]}
            onMove={showRow}
            geometry={{
              centerOf: (place) => ({ x: 0.3, y: (place + 0.5) / count }),
              placeAt: (_, y) => Math.floor(y * count),
              steps: { along: 1, across: 1 },
              rule: 'horizontal',
            }}
          />
        </Rows>
      </Scroller>
      <AxisPlace>
        <RowAxis title={data.left.title} scale={scale} width={width} room={room} />
      </AxisPlace>
      {height > inSight && (
        <More>
          <FormattedMessage {...messages.moreRows} values={{ count }} />
        </More>
      )}
    </>
  );
}
