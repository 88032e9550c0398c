import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../button/Button.tsx';
import { Card } from '../../layout/Card.tsx';
import { drawnSeries, isAllZero, type ChartData } from '../ChartData.ts';
import { messages } from '../messages.ts';
import { Actions, Legend, LegendEntry, Note } from './ChartCard.styles.ts';
import { Swatch } from './ChartCursor.styles.ts';
import { runningBar } from '../scale/plotGeometry.ts';
import { FigureTable } from './FigureTable.tsx';
import { Hatch } from './Hatch.tsx';
import { useLabelOf } from './useLabelOf.ts';
import { PictureButtons } from './PictureButtons.tsx';
import type { Picture } from '../picture/Picture.ts';

/** Properties of every chart. */
export interface ChartProps {
  readonly title: string;
  /** Subtitle of its pictures, which appear without the page: the period. */
  readonly caption: string;
  readonly data: ChartData;
  /** File name of its pictures, without extension. */
  readonly fileName: string;
  /** Beside the buttons for pictures. */
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
  const { formatMessage } = useIntl();
  const [hasTable, setHasTable] = useState(false);
  const labelOf = useLabelOf(data);
  const drawn = drawnSeries(data);
  const isEmpty = isAllZero(data);
  const running = runningBar(data);
  const growing = drawn.find(({ kind, values }) => kind !== 'line' && (values[running] ?? 0) > 0);
  return (
    <Card
      title={title}
      actions={
        <Actions>
          <Button
            size="small"
            aria-expanded={hasTable}
            aria-label={formatMessage(hasTable ? messages.hideTableOf : messages.showTableOf, {
              title,
            })}
            onClick={() => {
              setHasTable(!hasTable);
            }}
          >
            <FormattedMessage {...(hasTable ? messages.hideTable : messages.showTable)} />
          </Button>
          <PictureButtons
            title={title}
            fileName={fileName}
            height={pictureHeight}
            load={() => loadPicture(growing && labelOf(running))}
          />
          {actions}
        </Actions>
      }
    >
      <Hatch />
      {!isEmpty && note !== undefined && <Note>{note}</Note>}
      {!isEmpty && (drawn.length > 1 || growing !== undefined) && (
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
        </Legend>
      )}
      {isEmpty ? <FormattedMessage {...messages.allZero} tagName="p" /> : children}
      {hasTable && <FigureTable title={title} data={table} />}
    </Card>
  );
}
