import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Card } from '../../layout/Card.tsx';
import { drawnSeries, isAllZero, type ChartData } from '../ChartData.ts';
import { messages } from '../messages.ts';
import { Actions, Legend, LegendEntry, Note } from './ChartCard.styles.ts';
import { Swatch } from './ChartCursor.styles.ts';
import { runningBar } from '../scale/plotGeometry.ts';
import { ChartMenu } from './ChartMenu.tsx';
import { FigureTable } from './FigureTable.tsx';
import { Hatch } from './Hatch.tsx';
import { useLabelOf } from './useLabelOf.ts';
import type { Picture } from '../picture/Picture.ts';

/** Properties of every chart. */
export interface ChartProps {
  readonly title: string;
  /** Subtitle of its pictures, which appear without the page: the period. */
  readonly caption: string;
  readonly data: ChartData;
  /** File name of its pictures, without extension. */
  readonly fileName: string;
  /** Beside the menu of table and pictures. */
  readonly actions?: ReactNode;
  /** The conclusion from the chart, in words. */
  readonly note?: ReactNode;
  /** The data of the table, if it differs from the chart's. */
  readonly table?: ChartData;
}

interface ChartCardProps extends Omit<ChartProps, 'caption'> {
  /** In pixels; above a limit there is no PNG. */
  readonly pictureHeight: number;
  /** @param soFar text for the current period, if its bar is drawn */
  readonly loadPicture: (soFar: string | undefined) => Promise<Picture>;
  /** The chart itself. */
  readonly children: ReactNode;
}

/** A chart, or a note that it is empty, with legend, table and picture downloads. */
export function ChartCard({
  title,
  data,
  fileName,
  actions,
  note,
  table = data,
  pictureHeight,
  loadPicture,
  children,
}: ChartCardProps) {
  const [hasTable, setHasTable] = useState(false);
  const labelOf = useLabelOf(data);
  const drawn = drawnSeries(data);
  const { shaded } = data;
  const isEmpty = isAllZero(data);
  const running = runningBar(data);
  const growing = drawn.find(({ kind, values }) => kind !== 'line' && (values[running] ?? 0) > 0);
  return (
    <Card
      title={title}
      actions={
        <Actions>
          {actions}
          {!isEmpty && (
            <ChartMenu
              title={title}
              hasTable={hasTable}
              onTable={() => {
                setHasTable(!hasTable);
              }}
              fileName={fileName}
              height={pictureHeight}
              load={() => loadPicture(growing && labelOf(running))}
            />
          )}
        </Actions>
      }
    >
      <Hatch />
      {!isEmpty && note !== undefined && <Note>{note}</Note>}
      {!isEmpty && (drawn.length > 1 || growing !== undefined || shaded !== undefined) && (
        <Legend>
          {drawn.map(({ name, color, kind }) => (
            <LegendEntry key={name}>
              <Swatch $color={color} $is={kind === 'line' ? 'line' : 'bars'} />
              {name}
            </LegendEntry>
          ))}
          {growing && (
            <LegendEntry>
              <Swatch $color={growing.color} $is="running" />
              {labelOf(running)}
            </LegendEntry>
          )}
          {shaded && (
            <LegendEntry>
              <Swatch $color="ink" $is="shaded" />
              {shaded.name}
            </LegendEntry>
          )}
        </Legend>
      )}
      {isEmpty ? <FormattedMessage {...messages.allZero} tagName="p" /> : children}
      {hasTable && !isEmpty && <FigureTable title={title} data={table} />}
    </Card>
  );
}
