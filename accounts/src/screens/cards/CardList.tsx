import { FailureAlert, showSnackbar, Stack, commonMessages, useIntl } from '@portal/shared';
import { useState } from 'react';
import type { Card } from '../../api/cardsQuery.ts';
import { useChangeCard } from '../../api/useChangeCard.ts';
import { CardRow } from './CardRow.tsx';
import { messages } from './messages.ts';
import { RemoveCardDialog } from './RemoveCardDialog.tsx';

/** Cards with what can be done to each. */
export function CardList({ cards }: { readonly cards: readonly Card[] }) {
  const { formatMessage } = useIntl();
  const change = useChangeCard();
  const [removed, setRemoved] = useState<Card | null>(null);
  return (
    <>
      <Stack as="ul" $gap={3}>
        {cards.map((card) => (
          <CardRow
            key={card.id}
            card={card}
            isBusy={change.isPending}
            onDefault={() => {
              change.mutate(
                { id: card.id, kind: 'default' },
                {
                  onSuccess: () => {
                    showSnackbar(formatMessage(messages.madeDefault));
                  },
                },
              );
            }}
            onRemove={() => {
              setRemoved(card);
            }}
          />
        ))}
      </Stack>
      {change.isError && removed === null && <FailureAlert error={change.error} />}
      {removed && (
        <RemoveCardDialog
          card={removed}
          error={change.error}
          isBusy={change.isPending}
          onClose={() => {
            change.reset();
            setRemoved(null);
          }}
          onRemove={() => {
            change.mutate(
              { id: removed.id, kind: 'delete' },
              {
                onSuccess: () => {
                  setRemoved(null);
                  showSnackbar(formatMessage(commonMessages.deleted));
                },
              },
            );
          }}
        />
      )}
    </>
  );
}
