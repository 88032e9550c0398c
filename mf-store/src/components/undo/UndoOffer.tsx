import { RemoteMessages, showSnackbar, useIntl } from '@portal/shared';
import { productNames } from '@portal/shared/domain';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import en from '../../locales/undo/en.json';
import ja from '../../locales/undo/ja.json';
import type { CartAct } from '../cart/CartAct.ts';
import { useCartUndo } from '../cart/CartProvider.tsx';
import { messages } from './messages.ts';

const catalogs = { en, ja };

/** Offers to undo the last change, while possible and while the screen is open. */
export function UndoOffer() {
  return (
    <RemoteMessages catalogs={catalogs}>
      <Offer />
    </RemoteMessages>
  );
}

function Offer() {
  const { formatMessage } = useIntl();
  const say = useCartWords();
  const undo = useCartUndo();
  const last = useStore(undo, (state) => state.undo);
  useEffect(() => {
    if (last === null) return;
    const action = { label: formatMessage(messages.undo), onAction: undo.takeBack };
    return showSnackbar(say(last.act), 'success', { action });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each change, in the language at that time
  }, [last, undo]);
  return null;
}

/** Returns a function that words an act on the cart. */
function useCartWords(): (act: CartAct) => string {
  const { formatMessage } = useIntl();
  return (act) => {
    switch (act.kind) {
      case 'line_removed': {
        const { product, months } = act;
        return formatMessage(messages.line_removed, { product: productNames[product], months });
      }
      case 'all_renewed':
        return formatMessage(messages.all_renewed, { count: act.count, months: act.months });
      case 'link_taken': {
        const sentences = [
          ...(act.added > 0 ? [formatMessage(messages.added, { count: act.added })] : []),
          ...(act.renewed > 0 ? [formatMessage(messages.renewed, { count: act.renewed })] : []),
        ];
        return sentences.join(' ');
      }
      default:
        return formatMessage(messages[act.kind]);
    }
  };
}
