import { FormattedMessage, Icon, isManager, useIntl, useQuery, useSession } from '@portal/shared';
import { useState } from 'react';
import { attentionQuery } from '../../../api/attentionQuery.ts';
import { usePartLines } from '../../../api/usePartLines.ts';
import { listMatters } from '../../../domain/listMatters.ts';
import { AttentionLine } from './AttentionLine.tsx';
import { AttentionMatter } from './AttentionMatter.tsx';
import { Item, Items, Unfold } from './Attention.styles.ts';
import { messages } from './messages.ts';

/** Maximum number of lines while folded, so that rows of the list below stay visible. */
const foldedLines = 2;

/**
 * Matters that cost the team licenses or money if nobody acts, for owners and admins, then lines of
 * other remotes. Renders nothing when empty. The notices report the matters too, so a failed load
 * is not reported here.
 */
export function AttentionStrip() {
  const { formatMessage } = useIntl();
  const mayAct = useSession(isManager);
  const { data } = useQuery({ ...attentionQuery(), enabled: mayAct });
  const [isOpen, setIsOpen] = useState(false);
  const others = usePartLines('attention');
  const lines = [
    ...(data ? listMatters(data) : []).map((matter, place) => (
      <AttentionMatter key={place} matter={matter} />
    )),
    ...others.map((line) => <AttentionLine key={line.key} line={line} />),
  ];
  if (lines.length === 0) return null;
  const isLong = lines.length > foldedLines;
  // The line that expands the strip counts as one.
  const shown = isLong && !isOpen ? lines.slice(0, foldedLines - 1) : lines;
  return (
    <Items aria-label={formatMessage(messages.title)}>
      {shown}
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
              values={{ count: lines.length - shown.length }}
            />
          </Unfold>
        </Item>
      )}
    </Items>
  );
}
