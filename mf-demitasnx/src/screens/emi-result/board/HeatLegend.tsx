import { FormattedMessage, useFormats } from '@portal/shared';
import { heatCellMm, heatColors, heatSteps, type HeatMap } from '@portal/shared/domain';
import type { Scheme } from '../gl/useScheme.ts';
import { LayerName, PanelHead, Quiet } from './board.styles.ts';
import { ColorSwatch } from './ColorSwatch.tsx';
import { messages } from './messages.ts';

interface HeatLegendProps {
  readonly map: HeatMap;
  readonly scheme: Scheme;
  /** A length in the reader's unit, and its name. */
  readonly lengthOf: (mm: number) => string;
  readonly unit: string;
}

/** What the colors of the heat map mean, and where its worst cell is. */
export function HeatLegend({ map, scheme, lengthOf, unit }: HeatLegendProps) {
  const { number } = useFormats();
  const { most, cells } = map;
  const worst = cells.find(({ sum }) => sum === most);
  const bound = (step: number) => number((most * step) / heatSteps, 1);
  return (
    <div>
      <PanelHead>
        <h3>
          <FormattedMessage {...messages.heat} />
        </h3>
      </PanelHead>
      {worst ? (
        <>
          <Quiet as="p">
            <FormattedMessage {...messages.heatNote} />
          </Quiet>
          <ol>
            {heatColors[scheme.ground].map((color, index) => (
              <LayerName as="li" key={color}>
                <ColorSwatch ground={color} />
                <span>
                  <FormattedMessage
                    {...(scheme.isForced ? messages.heatStep : messages.heatRange)}
                    values={{ step: index + 1, from: bound(index), to: bound(index + 1) }}
                  />
                </span>
              </LayerName>
            ))}
          </ol>
          <p role="status">
            <FormattedMessage
              {...messages.heatMost}
              values={{
                sum: number(most, 1),
                x: lengthOf(worst.x + heatCellMm / 2),
                y: lengthOf(worst.y + heatCellMm / 2),
                unit,
              }}
            />
          </p>
        </>
      ) : (
        <p role="status">
          <FormattedMessage {...messages.heatNone} />
        </p>
      )}
    </div>
  );
}
