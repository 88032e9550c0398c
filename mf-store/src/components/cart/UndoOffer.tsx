import { showSnackbar, useIntl } from '@portal/shared';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useCartUndo } from './CartProvider.tsx';
import { messages } from './messages.ts';

/** Offers to take the last change back, as long as that is possible and the screen is open. */
export function UndoOffer() {
  const { formatMessage } = useIntl();
  const undo = useCartUndo();
  const last = useStore(undo, (state) => state.undo);
  useEffect(() => {
    if (last === null) return;
    const action = { label: formatMessage(messages.undo), onAction: undo.takeBack };
    return showSnackbar(last.said, 'success', { action });
  }, [last, undo, formatMessage]);
  return null;
}
