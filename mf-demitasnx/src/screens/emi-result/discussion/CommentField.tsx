import { FormattedMessage, TextField, useIntl } from '@portal/shared';
import { useId, useRef, useState, type ReactNode } from 'react';
import { longestComment } from '../../../api/results/useSay.ts';
import { findMention } from '../../../domain/results/findMention.ts';
import type { Colleague } from '../../../domain/results/Thread.ts';
import { Offers, Offer } from './discussion.styles.ts';
import { messages } from './messages.ts';

interface CommentFieldProps {
  readonly people: readonly Colleague[];
  readonly text: string;
  readonly error: ReactNode;
  readonly onChange: (text: string) => void;
  /** A person was chosen after “@”; the text has the name. */
  readonly onMention: (id: string) => void;
}

/** A comment's text, which offers the team's members after “@”. */
export function CommentField({ people, text, error, onChange, onMention }: CommentFieldProps) {
  const { formatMessage } = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [caret, setCaret] = useState(0);
  const [marked, setMarked] = useState(0);
  /** Where the “@” is whose offers were closed. */
  const [closed, setClosed] = useState(-1);
  const found = findMention(text, caret, people);
  const mention = found && found.start !== closed ? found : null;
  const offered = mention?.offered ?? [];
  const active = Math.min(marked, offered.length - 1);
  const choose = (person: Colleague) => {
    if (!mention) return;
    const start = `${text.slice(0, mention.start)}@${person.name} `;
    setClosed(mention.start);
    setCaret(start.length);
    onChange(start + text.slice(caret));
    onMention(person.id);
    field.current?.focus();
  };
  const optionId = (id: string) => `${listId}-${id}`;
  const activePerson = offered[active];
  return (
    <div>
      <TextField
        ref={field}
        holds="name"
        label={<FormattedMessage {...messages.comment} />}
        help={<FormattedMessage {...messages.mentionHelp} />}
        autoComplete="off"
        maxLength={longestComment}
        value={text}
        error={error}
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={mention !== null}
        aria-controls={mention ? listId : undefined}
        aria-activedescendant={activePerson && optionId(activePerson.id)}
        onChange={({ target }) => {
          setCaret(target.selectionStart ?? target.value.length);
          setMarked(0);
          if (!target.value.includes('@') && !target.value.includes('＠')) setClosed(-1);
          onChange(target.value);
        }}
        onBlur={() => {
          if (mention) setClosed(mention.start);
        }}
        onKeyDown={(event) => {
          if (!mention || !activePerson) return;
          const acts: Readonly<Record<string, () => void>> = {
            ArrowDown: () => {
              setMarked((active + 1) % offered.length);
            },
            ArrowUp: () => {
              setMarked((active + offered.length - 1) % offered.length);
            },
            Enter: () => {
              choose(activePerson);
            },
            Escape: () => {
              setClosed(mention.start);
            },
          };
          const act = acts[event.key];
          if (!act) return;
          event.preventDefault();
          event.stopPropagation();
          act();
        }}
      />
      {mention && (
        <Offers id={listId} role="listbox" aria-label={formatMessage(messages.mention)}>
          {offered.map((person, index) => (
            // Keys are handled by the field, which keeps the focus.
            <Offer
              key={person.id}
              id={optionId(person.id)}
              role="option"
              aria-selected={index === active}
              onPointerDown={(event) => {
                event.preventDefault();
              }}
              onClick={() => {
                choose(person);
              }}
            >
              {person.name}
            </Offer>
          ))}
        </Offers>
      )}
    </div>
  );
}
