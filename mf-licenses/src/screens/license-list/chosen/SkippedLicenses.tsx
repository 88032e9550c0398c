import { FormattedMessage } from '@portal/shared';
import { groupByReason, type SkippedLicense } from '../../../domain/planAct.ts';
import { Left } from './chosen.styles.ts';
import { messages, reasonMessages } from './messages.ts';
import { NumberList } from './NumberList.tsx';

/** The licenses that an act skips, by reason; nothing when there are none. */
export function SkippedLicenses({ skipped }: { readonly skipped: readonly SkippedLicense[] }) {
  if (skipped.length === 0) return null;
  return (
    <Left>
      <p>
        <FormattedMessage {...messages.left} values={{ count: skipped.length }} />
      </p>
      <ul>
        {groupByReason(skipped).map(({ reason, numbers }) => (
          <li key={reason}>
            <FormattedMessage
              {...messages.leftOf}
              values={{
                reason: (
                  <strong key="reason">
                    <FormattedMessage {...reasonMessages[reason]} />
                  </strong>
                ),
                numbers: <NumberList key="numbers" numbers={numbers} />,
              }}
            />
          </li>
        ))}
      </ul>
    </Left>
  );
}
