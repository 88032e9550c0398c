import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { drawnSeries, type ChartData } from '../ChartData.ts';
import { messages } from '../messages.ts';
import { Actions, Legend, LegendEntry, Note } from './ChartCard.styles.ts';
import { Swatch } from './ChartCursor.styles.ts';
import { FigureTable } from './FigureTable.tsx';
import { PictureButtons } from '../picture/PictureButtons.tsx';
import type { Picture } from '../picture/Picture.ts';

/** What every chart is given. */
export interface ChartProps {
  readonly title: string;
  readonly data: ChartData;
  /** Name of its pictures, without an ending. */
  readonly fileName: string;
  /** Beside the buttons for pictures. */
  readonly actions?: ReactNode;
  /** What the chart says, in words. */
  readonly note?: ReactNode;
}

interface ChartCardProps extends ChartProps {
  /** The numbers as they stand in the table, where it has another form than the chart. */
  readonly table?: ChartData;
  /** Pixels; above a limit there is no PNG. */
  readonly pictureHeight: number;
  readonly loadPicture: () => Promise<Picture>;
  /** The chart itself. */
  readonly children: ReactNode;
}

/** A chart with what belongs to each: legend, numbers as a table, pictures to download. */
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
  const drawn = drawnSeries(data);
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
            load={loadPicture}
          />
          {actions}
        </Actions>
      }
    >
      {note !== undefined && <Note>{note}</Note>}
      {drawn.length > 1 && (
        <Legend>
          {drawn.map(({ name, color, kind }) => (
            <LegendEntry key={name}>
              <Swatch $color={color} $isLine={kind === 'line'} />
              {name}
            </LegendEntry>
          ))}
        </Legend>
      )}
      {children}
      {hasTable && <FigureTable title={title} data={table} />}
    </Card>
  );
}
