import { FormattedMessage } from '@portal/shared';
import { groupByReason, type LeftLicense } from '../../../domain/planAct.ts';
import { Left } from './chosen.styles.ts';
import { messages, reasonMessages } from './messages.ts';
import { NumberList } from './NumberList.tsx';

/** The licenses that an act skips, by reason; nothing when there are none. */
export function LeftLicenses({ left }: { readonly left: readonly LeftLicense[] }) {
  if (left.length === 0) return null;
  return (
    <Left>
      <p>
        <FormattedMessage {...messages.left} values={{ count: left.length }} />
      </p>
      <ul>
        {groupByReason(left).map(({ reason, numbers }) => (
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
