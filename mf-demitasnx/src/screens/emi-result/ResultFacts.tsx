import {
  Card,
  Fact,
  Facts,
  FormattedMessage,
  Inline,
  StatusChip,
  TextLink,
  useFormats,
} from '@portal/shared';
import { emiReportDays, emiSeverities } from '@portal/shared/domain';
import { areFilesKept, type Analysis, type BoardSize } from '../../domain/results/Result.ts';
import type { EmiJob } from '../../domain/jobs/EmiJob.ts';
import { paths } from '../../paths.ts';
import { SeverityChip } from './findings/SeverityChip.tsx';
import { JobFacts } from './JobFacts.tsx';
import { messages } from './messages.ts';
import { Closing } from './result.styles.ts';

interface ResultFactsProps {
  readonly job: EmiJob;
  readonly analysis: Analysis;
  /** Number of findings suppressed in the project. */
  readonly suppressed: number;
  readonly readAt: number;
}

/** Facts and summary of the analysis. */
export function ResultFacts({ job, analysis, suppressed, readAt }: ResultFactsProps) {
  const { instantInWords, number } = useFormats();
  const { board, counts, filesEndAt } = analysis;
  const sizeText = ({ widthMm, heightMm }: BoardSize) => ({
    width: number(widthMm, 2),
    height: number(heightMm, 2),
  });
  return (
    <Card title={<FormattedMessage {...messages.facts} />}>
      <Facts>
        <Fact name={messages.counts}>
          <Inline as="ul">
            {emiSeverities.map((severity) => (
              <li key={severity}>
                <SeverityChip severity={severity} count={counts[severity]} />
              </li>
            ))}
            {suppressed > 0 && (
              <li>
                <StatusChip tone="grey" icon="ban">
                  <FormattedMessage {...messages.suppressedCount} values={{ count: suppressed }} />
                </StatusChip>
              </li>
            )}
          </Inline>
        </Fact>
        <JobFacts job={job} />
        <Fact name={messages.board}>
          <FormattedMessage
            {...messages.boardSize}
            values={{ ...sizeText(board), layers: board.copperLayers.length }}
          />
        </Fact>
        <Fact name={messages.input}>
          <TextLink to={paths.basis(job.id, 'parts')}>
            <FormattedMessage {...messages.basis} />
          </TextLink>
        </Fact>
        <Fact name={messages.content}>
          <FormattedMessage
            {...messages.contentOf}
            values={{
              nets: board.nets,
              parts: board.parts,
              holes: board.holes,
              features: board.features,
            }}
          />
        </Fact>
      </Facts>
      <Closing>
        <p>
          <FormattedMessage {...messages.verdict} />
        </p>
        <p>
          {areFilesKept(analysis, readAt) ? (
            <FormattedMessage
              {...messages.filesUntil}
              values={{ date: instantInWords(filesEndAt) }}
            />
          ) : (
            <FormattedMessage {...messages.filesGone} values={{ days: emiReportDays }} />
          )}
        </p>
      </Closing>
    </Card>
  );
}
