import { pictureColors } from '../chartColors.ts';
import { drawnSeries, type ChartData } from '../ChartData.ts';
import type { Picture } from '../picture/Picture.ts';
import { framePicture } from '../picture/PictureFrame.tsx';
import { plotScales } from '../scale/plotGeometry.ts';
import { rowPlot } from './rowGeometry.ts';
import { VictoryRowAxis, VictoryRows } from './VictoryRows.tsx';

const width = 960;

/** All rows of a chart as a picture. */
export function rowPicture(title: string, data: ChartData): Picture {
  const { left: scale } = plotScales(data);
  const count = data.labels.length;
  const rows = count * rowPlot.row;
  const drawing = { scale, width, colors: pictureColors };
  return framePicture({
    title,
    series: drawnSeries(data),
    width,
    height: rows + rowPlot.axis,
    children: (
      <>
        <VictoryRows {...drawing} data={data} from={0} to={count} />
        <svg y={rows} width={width} height={rowPlot.axis}>
          <VictoryRowAxis {...drawing} title={data.left.title} />
        </svg>
      </>
    ),
  });
}
