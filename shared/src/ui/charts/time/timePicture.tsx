import { pictureLook } from '../chartLook.ts';
import { drawnSeries } from '../ChartData.ts';
import type { ChartProps } from '../figure/ChartCard.tsx';
import type { Picture } from '../picture/Picture.ts';
import { framePicture } from '../picture/PictureFrame.tsx';
import { plot } from '../scale/plotGeometry.ts';
import { VictoryTimePlot } from './VictoryTimePlot.tsx';

const width = 960;

/**
 * A chart over time as a picture.
 * @param soFar text for the current period
 */
export function timePicture({ title, caption, data }: ChartProps, soFar?: string): Picture {
  return framePicture({
    title,
    caption,
    series: drawnSeries(data),
    soFar,
    shaded: data.shaded?.name,
    width,
    height: plot.height,
    children: <VictoryTimePlot data={data} width={width} look={pictureLook} />,
  });
}
