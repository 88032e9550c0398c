import { pictureLook } from '../chartLook.ts';
import { drawnSeries } from '../ChartData.ts';
import type { ChartProps } from '../figure/ChartCard.tsx';
import type { Picture } from '../picture/Picture.ts';
import { framePicture } from '../picture/PictureFrame.tsx';
import { plotScales } from '../scale/plotGeometry.ts';
import { textWidth } from '../scale/textWidth.ts';
import { rowPlot } from './rowGeometry.ts';
import { VictoryRowAxis, VictoryRows } from './VictoryRows.tsx';

/** Pixels of the bars. */
const barsWidth = 780;
/** Pixels between the edge, a label and its bar. */
const labelGap = 20;

/** All rows of a chart as a picture, with untruncated labels. */
export function rowPicture({ title, caption, data }: ChartProps): Picture {
  const { left: scale } = plotScales(data);
  const count = data.labels.length;
  const rows = count * rowPlot.row;
  const room = data.labels.reduce<number>(
    (most, label) => Math.max(most, Math.ceil(textWidth(label)) + labelGap),
    rowPlot.label.wide,
  );
  const width = room + barsWidth;
  const drawing = { scale, width, room, look: pictureLook };
  return framePicture({
    title,
    caption,
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
