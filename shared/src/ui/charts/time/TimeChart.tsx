import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import { RemoteMessages } from '../../../web/intl/RemoteMessages.tsx';
import { lazyPart } from '../../lazyPart.tsx';
import { catalogs } from '../catalogs.ts';
import { ChartCard, type ChartProps } from '../figure/ChartCard.tsx';
import { ChartCursor } from '../figure/ChartCursor.tsx';
import { pictureHeight } from '../picture/PictureFrame.tsx';
import { usePrinting } from '../../usePrinting.ts';
import { useWidth } from '../figure/useWidth.ts';
import { middleOf, plot } from '../scale/plotGeometry.ts';
import { hatchStyles } from '../figure/Hatch.tsx';
import { LightTimePlot } from './LightTimePlot.tsx';
import type { TimePlotProps } from './VictoryTimePlot.tsx';

/** Whether an element has ever been near the viewport. */
function useIsNear(): readonly [boolean, (element: Element | null) => (() => void) | undefined] {
  const [isNear, setIsNear] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setIsNear(true);
        observer.disconnect();
      },
      { rootMargin: '300px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return [isNear, ref];
}

/** As high as either drawing, so that nothing moves when the library arrives. */
const Place = styled.div`
  ${hatchStyles}
  position: relative;
  height: ${plot.height}px;
  container-type: inline-size;
  print-color-adjust: exact;
  break-inside: avoid;
  > svg {
    max-width: 100%;
  }
`;

const TimePlot = lazyPart<TimePlotProps>(
  async () => (await import('./VictoryTimePlot.tsx')).VictoryTimePlot,
  LightTimePlot,
);
const inset = [plot.top, plot.side, plot.bottom, plot.side] as const;

/**
 * Bars and lines over days or months. The chart library loads when the chart comes near the
 * viewport; until then a lighter drawing of the same size replaces it.
 */
export function TimeChart(props: ChartProps) {
  const { title, data } = props;
  const [width, widthRef] = useWidth();
  const [isNear, nearRef] = useIsNear();
  // On paper it must be as wide as the page, which needs shares of the width.
  const isPrinting = usePrinting();
  const count = data.labels.length;
  return (
    <RemoteMessages catalogs={catalogs}>
      <ChartCard
        {...props}
        pictureHeight={pictureHeight(plot.height)}
        loadPicture={async (soFar) => (await import('./timePicture.tsx')).timePicture(props, soFar)}
      >
        <div ref={nearRef}>
          <Place ref={widthRef}>
            {isNear && !isPrinting ? (
              <TimePlot data={data} width={width} />
            ) : (
              <LightTimePlot data={data} />
            )}
            <ChartCursor
              title={title}
              data={data}
              inset={inset}
              geometry={{
                centerOf: (place) => ({ x: middleOf(place, count), y: 0.1 }),
                placeAt: (x) => Math.floor(x * count),
                steps: { along: 1, across: 1 },
                rule: 'vertical',
              }}
            />
          </Place>
        </div>
      </ChartCard>
    </RemoteMessages>
  );
}
