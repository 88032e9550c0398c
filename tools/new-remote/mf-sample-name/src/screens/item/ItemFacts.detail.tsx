import { Card, Fact, Facts, FormattedMessage, useFormats } from '@portal/shared';
import { itemMessages } from '../../components/itemMessages.list.ts';
import { stateMessages } from '../../components/stateMessages.ts';
import type { Item } from '../../domain/Item.ts';
import { messages } from './messages.detail.ts';

/** What an item has. */
export function ItemFacts({ item }: { readonly item: Item }) {
  const { name, state, date } = item;
  const { day } = useFormats();
  return (
    <Card title={<FormattedMessage {...messages.facts} />}>
      <Facts>
        <Fact name={itemMessages.name}>{name}</Fact>
        <Fact name={itemMessages.state}>
          <FormattedMessage {...stateMessages[state]} />
        </Fact>
        <Fact name={itemMessages.date}>{day(date)}</Fact>
      </Facts>
    </Card>
  );
}
