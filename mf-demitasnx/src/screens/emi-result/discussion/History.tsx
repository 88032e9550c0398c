import { FormattedMessage, useFormats } from '@portal/shared';
import type { Remark } from '../../../domain/results/Thread.ts';
import { Remark as Note } from '../result.styles.ts';
import { Entries } from './discussion.styles.ts';
import { actMessages, messages } from './messages.ts';

/** What was said about a finding and done to it. Renders nothing without a remark. */
export function History({ remarks }: { readonly remarks: readonly Remark[] }) {
  const { instant } = useFormats();
  if (remarks.length === 0) return null;
  return (
    <Entries>
      {remarks.map((remark) => (
        <li key={remark.id}>
          <What {...remark} />
          <Note>
            <FormattedMessage
              {...messages.by}
              values={{ user: remark.userName, date: instant(remark.saidAt) }}
            />
          </Note>
        </li>
      ))}
    </Entries>
  );
}

function What({ act, text, whomName }: Remark) {
  if (act === 'comment')
    // The text of a mention with “@” has the name.
    return whomName === null || text.includes(`@${whomName}`) ? (
      text
    ) : (
      <FormattedMessage {...messages.to} values={{ name: whomName, text }} />
    );
  if (act === 'assign' && whomName === null) return <FormattedMessage {...actMessages.unassign} />;
  return <FormattedMessage {...actMessages[act]} values={{ name: whomName, reason: text }} />;
}
