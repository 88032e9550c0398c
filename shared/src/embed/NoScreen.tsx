import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { Locale } from '../basics/Locale.ts';
import { StateMessage } from '../ui/state/StateMessage.tsx';
import { EmbedTexts } from './EmbedTexts.tsx';
import { messages } from './messages.ts';
import { usePageAround } from './PageAround.ts';

/** Stands at an address that the page around has named and no screen of the remote has. */
export function NoScreen({ locale }: { readonly locale: Locale }) {
  const { pathname: path } = useLocation();
  const page = usePageAround();
  useEffect(() => {
    page?.tell('portal-error', { id: null, message: `This element has no screen at ${path}.` });
  }, [page, path]);
  return (
    <EmbedTexts locale={locale}>
      <StateMessage icon="triangle-alert" role="alert">
        <FormattedMessage {...messages.noScreen} values={{ path }} />
      </StateMessage>
    </EmbedTexts>
  );
}
