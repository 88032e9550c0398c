import { Button, FormattedMessage, SelectField, Stack, useIntl } from '@portal/shared';
import { useState } from 'react';
import type { useSay } from '../../../api/results/useSay.ts';
import type { Colleague } from '../../../domain/results/Thread.ts';
import { CommentField } from './CommentField.tsx';
import { messages } from './messages.ts';

interface CommentFormProps {
  readonly people: readonly Colleague[];
  readonly saying: ReturnType<typeof useSay>;
}

/** Adds a comment, which may mention a colleague. */
export function CommentForm({ people, saying }: CommentFormProps) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  const [whom, setWhom] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  return (
    <Stack
      as="form"
      $gap={2}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const comment = text.trim();
        setIsMissing(comment === '');
        if (comment === '') return;
        saying.mutate(
          { act: 'comment', text: comment, whom: whom === '' ? null : whom },
          {
            onSuccess: () => {
              setText('');
              setWhom('');
            },
          },
        );
      }}
    >
      <CommentField
        people={people}
        text={text}
        error={isMissing ? <FormattedMessage {...messages.missing} /> : undefined}
        onChange={setText}
        onMention={setWhom}
      />
      <SelectField
        isDense
        label={formatMessage(messages.mention)}
        value={whom}
        options={[
          { value: '', label: formatMessage(messages.nobody) },
          ...people.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ target }) => {
          setWhom(target.value);
        }}
      />
      <div>
        <Button type="submit" isBusy={saying.isPending}>
          <FormattedMessage {...messages.send} />
        </Button>
      </div>
    </Stack>
  );
}
