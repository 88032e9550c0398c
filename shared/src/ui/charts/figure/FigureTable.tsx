import { NoValue } from '../../layout/NoValue.tsx';
import type { ChartData } from '../ChartData.ts';
import { Grid, ScrollBox } from './FigureTable.styles.ts';
import { useLabelOf } from './useLabelOf.ts';

interface FigureTableProps {
  readonly title: string;
  readonly data: ChartData;
}

/** The values of a chart as a table. */
export function FigureTable({ title, data }: FigureTableProps) {
  const { labelTitle, labels, series } = data;
  const labelOf = useLabelOf(data);
  return (
    // Focusable, so that the keyboard can scroll the table.
    <ScrollBox tabIndex={0} role="group" aria-label={title}>
      <Grid aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{labelTitle}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((_, place) => (
            <tr key={place}>
              <th scope="row">{labelOf(place)}</th>
              {series.map(({ name, values, format }) => {
                const value = values[place];
                return (
                  <td key={name}>
                    {value === null || value === undefined ? <NoValue /> : format(value)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Grid>
    </ScrollBox>
  );
}
