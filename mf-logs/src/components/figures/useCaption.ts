import { useIntl } from '@portal/shared';
import { productNames, type Product } from '@portal/shared/domain';
import type { Period } from '../../domain/Period.ts';
import { messages as viewMessages } from '../view/messages.ts';
import { messages } from './messages.ts';

/** The caption of chart pictures: product (null: both) and period. */
export function useCaption(product: Product | null, { start, end }: Period): string {
  const { formatMessage } = useIntl();
  const name = product === null ? formatMessage(viewMessages.bothProducts) : productNames[product];
  return formatMessage(messages.caption, { product: name, start, end });
}
