import { RemoteMessages } from '../../../web/intl/RemoteMessages.tsx';
import { catalogs } from '../catalogs.ts';
import { ChartCard, type ChartProps } from '../figure/ChartCard.tsx';
import { pictureHeight } from '../picture/PictureFrame.tsx';
import { rowPlot } from './rowGeometry.ts';
import { RowPlot } from './RowPlot.tsx';

/** A chart with a row of 50 px per label and a bar per series; thousands of rows scroll. */
export function RowChart(props: ChartProps) {
  const { title, data } = props;
  return (
    <RemoteMessages catalogs={catalogs}>
      <ChartCard
        {...props}
        pictureHeight={pictureHeight(data.labels.length * rowPlot.row + rowPlot.axis)}
        loadPicture={async () => (await import('./rowPicture.tsx')).rowPicture(props)}
      >
        <RowPlot title={title} data={data} />
      </ChartCard>
    </RemoteMessages>
  );
}
