import { useIntl } from '@portal/shared';
import { RowChart, type ChartData } from '@portal/shared/charts';
import { productNames, products, type Product } from '@portal/shared/domain';
import { useMemo } from 'react';
import { useCaption } from '../../../components/figures/useCaption.ts';
import { useUnits } from '../../../components/figures/useUnits.ts';
import { pictureName } from '../../../domain/pictureName.ts';
import type { UsageByUser } from '../../../domain/UsageByUser.ts';
import { messages } from './messages.ts';

/** The color of each product in charts that show both. */
const productColors: Readonly<Record<Product, 'first' | 'second'>> = {
  cd: 'first',
  pd: 'second',
};

interface UserChartProps {
  /** Null: both, with a bar each. */
  readonly product: Product | null;
  readonly usage: UsageByUser;
}

/** A row per person, most hours first. */
export function UserChart({ product, usage }: UserChartProps) {
  const { formatMessage } = useIntl();
  const { hours, percent } = useUnits();
  const caption = useCaption(product, usage.period);
  // Avoids redrawing rows while scrolling.
  const data = useMemo((): ChartData => {
    const axes = {
      labelTitle: formatMessage(messages.users),
      left: { title: formatMessage(messages.hoursAxis) },
    };
    if (product === null) {
      return {
        ...axes,
        labels: usage.both.map(({ user }) => user),
        series: products.map((each) => ({
          name: productNames[each],
          color: productColors[each],
          values: usage.both.map((row) => row.hours[each]),
          format: hours,
        })),
      };
    }
    const rows = usage.of[product];
    return {
      ...axes,
      labels: rows.map(({ user }) => user),
      series: [
        {
          name: formatMessage(messages.hours),
          color: productColors[product],
          values: rows.map((row) => row.hours),
          format: hours,
        },
        {
          name: formatMessage(messages.share),
          kind: 'words',
          color: 'ink',
          values: rows.map(({ share }) => share),
          format: percent,
        },
      ],
    };
  }, [product, usage, formatMessage, hours, percent]);
  const name = product === null ? undefined : productNames[product];
  return (
    <RowChart
      title={formatMessage(name === undefined ? messages.titleBoth : messages.title, {
        product: name,
      })}
      caption={caption}
      fileName={pictureName('users', product, usage.period)}
      note={formatMessage(messages.people, { count: data.labels.length })}
      data={data}
    />
  );
}
