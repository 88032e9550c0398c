import { styled } from 'styled-components';
import { RemoteMessages } from '../../../web/intl/RemoteMessages.tsx';
import { catalogs } from '../catalogs.ts';
import { pictureLook } from '../chartLook.ts';
import type { ChartData } from '../ChartData.ts';
import { ChartCard, type ChartProps } from '../figure/ChartCard.tsx';
import { ChartCursor } from '../figure/ChartCursor.tsx';
import { framePicture, pictureHeight } from '../picture/PictureFrame.tsx';
import { heatHeight, HeatPlot, heatPlot } from './HeatPlot.tsx';

const HeatPlace = styled.div<{ readonly $height: number }>`
  position: relative;
  height: ${({ $height }) => $height}px;
  container-type: inline-size;
  print-color-adjust: exact;
  break-inside: avoid;
`;

const HeatSurface = styled.div`
  position: absolute;
  inset: 0 ${heatPlot.right}px 0 ${heatPlot.left}px;
`;

interface HeatMapProps extends Omit<ChartProps, 'data' | 'table'> {
  readonly rowTitle: string;
  readonly rows: readonly string[];
  readonly columnTitle: string;
  readonly columns: readonly string[];
  /** The meaning of the values. */
  readonly name: string;
  /** Row by row. */
  readonly values: readonly number[];
  readonly format: (value: number) => string;
}

const pictureWidth = 960;
const inset = [0, heatPlot.right, heatPlot.bottom, heatPlot.left] as const;

/** A heat map: a field for each row and column. The higher its value, the stronger its color. */
export function HeatMap({
  rowTitle,
  rows,
  columnTitle,
  columns,
  name,
  values,
  format,
  ...props
}: HeatMapProps) {
  const { title, caption } = props;
  const across = columns.length;
  const left = { title: name };
  const data: ChartData = {
    labelTitle: rowTitle,
    labels: rows.flatMap((row) => columns.map((column) => `${row} ${column}`)),
    left,
    series: [{ name, color: 'first', values, format }],
  };
  // Hours as rows and weekdays as columns, so that the table fits on a page and a phone.
  const table: ChartData = {
    labelTitle: columnTitle,
    labels: columns,
    left,
    series: rows.map((row, index) => ({
      name: row,
      color: 'first',
      values: columns.map((_, column) => values[index * across + column] ?? null),
      format,
    })),
  };
  const plot = { rows, columns, columnTitle, values };
  const height = heatHeight(rows.length);
  return (
    <RemoteMessages catalogs={catalogs}>
      <ChartCard
        {...props}
        data={data}
        table={table}
        pictureHeight={pictureHeight(height)}
        loadPicture={() =>
          Promise.resolve(
            framePicture({
              title,
              caption,
              series: data.series,
              width: pictureWidth,
              height,
              children: <HeatPlot {...plot} look={pictureLook} width={pictureWidth} />,
            }),
          )
        }
      >
        <HeatPlace $height={height}>
          <HeatSurface>
            <HeatPlot {...plot} />
          </HeatSurface>
          <ChartCursor
            title={title}
            data={data}
            inset={inset}
            geometry={{
              centerOf: (place) => ({
                x: ((place % across) + 0.5) / across,
                y: (Math.floor(place / across) + 0.5) / rows.length,
              }),
              placeAt: (x, y) =>
                Math.min(rows.length - 1, Math.floor(y * rows.length)) * across +
                Math.min(across - 1, Math.floor(x * across)),
              steps: { along: 1, across },
              rule: 'none',
            }}
          />
        </HeatPlace>
      </ChartCard>
    </RemoteMessages>
  );
}
