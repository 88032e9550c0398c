import { useEffect, useState } from 'react';
import { FormattedMessage, RemoteMessages, useIntl } from '@portal/shared';
import { NarrowPage } from '../../components/NarrowPage.tsx';
import en from '../../locales/sites/en.json';
import ja from '../../locales/sites/ja.json';
import { handOver, openerOf } from '../../session/handOver.ts';
import type { AccountScreen } from '../../session/readPage.ts';
import { messages } from './messages.ts';

type SiteAnswerProps = Extract<AccountScreen, { name: 'site_answer' }>;

const catalogs = { en, ja };

/** The end of the window: it hands the answer to the page that opened it, and closes. */
export function SiteAnswerScreen(props: SiteAnswerProps) {
  return (
    <RemoteMessages catalogs={catalogs}>
      <SiteAnswer {...props} />
    </RemoteMessages>
  );
}

function SiteAnswer({ origin, message }: SiteAnswerProps) {
  const { formatMessage } = useIntl();
  const [isHeard] = useState(() => openerOf(window) !== undefined);
  useEffect(() => {
    handOver(message, origin);
  }, [message, origin]);
  const outcome = message.error === undefined ? 'done' : 'refused';
  const said = isHeard ? outcome : 'lost';
  return (
    <NarrowPage title={formatMessage(messages[`${said}Title`])}>
      <p>
        <FormattedMessage {...messages[said]} values={{ origin }} />
      </p>
    </NarrowPage>
  );
}
