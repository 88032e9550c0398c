import {
  Alert,
  Button,
  Card,
  CopyButton,
  FailureAlert,
  FormattedMessage,
  IconButton,
  Inline,
  lazyPart,
  Skeleton,
  Stack,
  useFormats,
  useIntl,
  useLocation,
} from '@portal/shared';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSuppress } from '../../../api/results/useSuppress.ts';
import type { RuleResult } from '../../../domain/results/Result.ts';
import type { DiscussionProps } from '../discussion/Discussion.tsx';
import { RulePicture } from '../pictures/RulePicture.tsx';
import { FindingFacts } from './FindingFacts.tsx';
import { ChangeChip } from './ChangeChip.tsx';
import { Columns, Head, Heading, Part } from './findings.styles.ts';
import { messages } from './messages.ts';
import { SeverityChip } from './SeverityChip.tsx';
import type { ChosenFinding } from './useFindings.ts';

const Discussion = lazyPart<DiscussionProps>(
  async () => (await import('../discussion/Discussion.tsx')).Discussion,
  () => <Skeleton lines={3} />,
);
const SuppressDialog = lazyPart(async () => (await import('./SuppressDialog.tsx')).SuppressDialog);

interface FindingCardProps {
  readonly job: string;
  readonly chosen: ChosenFinding;
  readonly rule: RuleResult | undefined;
  readonly takesFocus: boolean;
  /** Ids of the listed findings before and after it. */
  readonly previous: string | undefined;
  readonly next: string | undefined;
  readonly onChoose: (id: string) => void;
  /** Absent once the board was deleted. */
  readonly onLight: ((net: string) => void) | undefined;
  readonly onClose: () => void;
}

/** All details of a finding. Takes focus when it opens, unless it was opened on the board. */
export function FindingCard(props: FindingCardProps) {
  const { job, chosen, rule, takesFocus, previous, next, onChoose, onLight, onClose } = props;
  const { formatMessage } = useIntl();
  const { instant } = useFormats();
  const heading = useRef<HTMLHeadingElement>(null);
  const suppressing = useSuppress(job);
  const [isAsking, setIsAsking] = useState(false);
  const { finding } = chosen;
  const { net, suppression, change } = finding;
  const show = useEffectEvent(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => {
    show();
  }, []);
  return (
    <Card>
      <Head>
        <Heading ref={heading} tabIndex={-1}>
          <FormattedMessage {...messages.number} values={{ no: finding.no }} />
          <SeverityChip severity={finding.severity} />
          {change && <ChangeChip change={change} />}
        </Heading>
        <Inline>
          {(
            [
              ['chevron-left', messages.previous, previous],
              ['chevron-right', messages.next, next],
            ] as const
          ).map(([icon, message, id]) => (
            <IconButton
              key={icon}
              icon={icon}
              label={formatMessage(message)}
              disabled={id === undefined}
              onClick={() => {
                if (id !== undefined) onChoose(id);
              }}
            />
          ))}
          {net !== null && onLight && (
            <Button
              size="small"
              icon="zap"
              onClick={() => {
                onLight(net);
              }}
            >
              <FormattedMessage {...messages.lightUp} />
            </Button>
          )}
          <CopyLink id={chosen.id} />
          {change !== 'gone' && !suppression && (
            <Button
              size="small"
              icon="ban"
              onClick={() => {
                setIsAsking(true);
              }}
            >
              <FormattedMessage {...messages.suppress} />
            </Button>
          )}
        </Inline>
        <Button size="small" icon="x" onClick={onClose}>
          <FormattedMessage {...messages.close} />
        </Button>
      </Head>
      <Stack>
        {suppression && (
          <Alert
            title={<FormattedMessage {...messages.suppressed} />}
            action={
              change !== 'gone' && (
                <Button
                  size="small"
                  isBusy={suppressing.isPending}
                  onClick={() => {
                    suppressing.mutate({ key: finding.key, reason: null });
                  }}
                >
                  <FormattedMessage {...messages.takeBack} />
                </Button>
              )
            }
          >
            <FormattedMessage
              {...messages.suppressedBy}
              values={{
                reason: suppression.reason,
                user: suppression.userName,
                date: instant(suppression.saidAt),
              }}
            />
          </Alert>
        )}
        {!isAsking && (
          <FailureAlert
            error={suppressing.error}
            title={<FormattedMessage {...messages.suppressFailed} />}
          />
        )}
        <Columns>
          <Stack>
            <p>{finding.message}</p>
            <Part>
              <h3>
                <FormattedMessage {...messages.advice} />
              </h3>
              <p>{finding.advice}</p>
            </Part>
            <FindingFacts finding={finding} rule={rule} />
          </Stack>
          <Part>
            <h3>
              <FormattedMessage {...messages.why} />
            </h3>
            <RulePicture rule={finding.rule} />
            <p>{rule?.why}</p>
          </Part>
        </Columns>
        {change !== 'gone' && <Discussion job={job} finding={finding.key} />}
      </Stack>
      {isAsking && (
        <SuppressDialog
          finding={finding}
          suppressing={suppressing}
          onClose={() => {
            setIsAsking(false);
          }}
        />
      )}
    </Card>
  );
}

/** Copies the finding's address; not in an embedding page, which has another address. */
function CopyLink({ id }: { readonly id: string }) {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  if (typeof window === 'undefined' || window.location.pathname !== pathname) return null;
  const query = new URLSearchParams({ finding: id }).toString();
  return (
    <CopyButton
      icon="link-2"
      text={`${window.location.origin}${pathname}?${query}`}
      refusal={formatMessage(messages.notCopied)}
    >
      <FormattedMessage {...messages.copy} />
    </CopyButton>
  );
}
