import { Fact, Facts, FormattedMessage, useFormats, useIntl } from '@portal/shared';
import type { ListedFinding } from '../../../domain/results/Change.ts';
import type { RuleResult } from '../../../domain/results/Result.ts';
import {
  classMessages,
  confidenceMessages,
  severityMessages,
  sourceMessages,
} from '../messages.ts';
import { messages, unitMessages } from './messages.ts';

interface FindingFactsProps {
  readonly finding: ListedFinding;
  readonly rule: RuleResult | undefined;
}

/** Rule, figures, net, place and source of a finding. */
export function FindingFacts({ finding, rule }: FindingFactsProps) {
  const { formatMessage, formatList } = useIntl();
  const { number } = useFormats();
  const { net, otherNets, netClass, classSource, layer, xMm, yMm, unit, source, before } = finding;
  const withUnit = (value: number) =>
    formatMessage(unitMessages[unit], { value: number(value, 2) });
  return (
    <Facts>
      <Fact name={messages.rule}>{[finding.rule, rule?.title].join(' ')}</Fact>
      <Fact name={messages.confidence}>
        <FormattedMessage {...confidenceMessages[finding.confidence]} />
      </Fact>
      <Fact name={messages.measured}>{withUnit(finding.measured)}</Fact>
      {before && (
        <Fact name={messages.before}>
          <FormattedMessage
            {...messages.beforeOf}
            values={{
              measured: withUnit(before.measured),
              severity: formatMessage(severityMessages[before.severity]),
            }}
          />
        </Fact>
      )}
      <Fact name={messages.limit}>{withUnit(finding.limit)}</Fact>
      <Fact name={messages.source}>{source}</Fact>
      {net !== null && (
        <>
          <Fact name={messages.net}>{net}</Fact>
          <Fact name={messages.netClass}>
            <FormattedMessage
              {...messages.classOf}
              values={{
                class: formatMessage(classMessages[netClass]),
                source: formatMessage(sourceMessages[classSource]),
              }}
            />
          </Fact>
        </>
      )}
      {otherNets.length > 0 && (
        <Fact name={messages.otherNets}>{formatList(otherNets, { type: 'unit' })}</Fact>
      )}
      {layer !== null && <Fact name={messages.layer}>{layer}</Fact>}
      <Fact name={messages.position}>
        <FormattedMessage
          {...messages.positionOf}
          values={{ x: number(xMm, 3), y: number(yMm, 3) }}
        />
      </Fact>
    </Facts>
  );
}
