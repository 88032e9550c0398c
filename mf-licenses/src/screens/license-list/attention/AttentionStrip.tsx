import { FormattedMessage, Icon, isManager, useIntl, useQuery, useSession } from '@portal/shared';
import { useState } from 'react';
import { attentionQuery } from '../../../api/attentionQuery.ts';
import { mattersOf } from '../../../domain/mattersOf.ts';
import { AttentionMatter } from './AttentionMatter.tsx';
import { Item, Items, Unfold } from './Attention.styles.ts';
import { messages } from './messages.ts';

/** Lines that the strip has at most before it is opened, so that the list below it keeps its rows. */
const foldedLines = 2;

/**
 * What costs an owner's or admin's team licenses or money if nobody acts; nothing when there is
 * nothing. The notices tell of the same, so that nothing is said where it cannot be read.
 */
export function AttentionStrip() {
  const { formatMessage } = useIntl();
  const mayAct = useSession(isManager);
  const { data } = useQuery({ ...attentionQuery(), enabled: mayAct });
  const [isOpen, setIsOpen] = useState(false);
  const matters = data ? mattersOf(data) : [];
  if (matters.length === 0) return null;
  const isLong = matters.length > foldedLines;
  // The line that opens the rest is one of them.
  const shown = isLong && !isOpen ? matters.slice(0, foldedLines - 1) : matters;
  return (
    <Items aria-label={formatMessage(messages.title)}>
      {shown.map((matter, place) => (
        <AttentionMatter key={place} matter={matter} />
      ))}
      {isLong && (
        <Item>
          <Unfold
            type="button"
            aria-expanded={isOpen}
            onClick={() => {
              setIsOpen(!isOpen);
            }}
          >
            <Icon name="chevron-down" size={18} />
            <FormattedMessage
              {...(isOpen ? messages.fold : messages.unfold)}
              values={{ count: matters.length - shown.length }}
            />
          </Unfold>
        </Item>
      )}
    </Items>
  );
}
