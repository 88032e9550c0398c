import {
  Card,
  Fact,
  Facts,
  FormattedMessage,
  Inline,
  StatusChip,
  TextLink,
  useFormats,
  useIntl,
} from '@portal/shared';
import { emiReportDays, emiSeverities } from '@portal/shared/domain';
import { areFilesKept, type Analysis, type BoardSize } from '../../domain/results/Result.ts';
import type { EmiJob } from '../../domain/jobs/EmiJob.ts';
import { paths } from '../../paths.ts';
import { SeverityChip } from './findings/SeverityChip.tsx';
import { JobFacts } from './JobFacts.tsx';
import { messages } from './messages.ts';
import { Closing, Folded } from './result.styles.ts';
import { ResultNotes } from './ResultNotes.tsx';

interface ResultFactsProps {
  readonly job: EmiJob;
  readonly analysis: Analysis;
  /** Number of findings suppressed in the project. */
  readonly suppressed: number;
  readonly readAt: number;
}

/** Counts of findings, and folded: facts of the analysis and notes about it. */
export function ResultFacts({ job, analysis, suppressed, readAt }: ResultFactsProps) {
  const { formatMessage } = useIntl();
  const { instantInWords, number } = useFormats();
  const { board, counts, filesEndAt } = analysis;
  const sizeText = ({ widthMm, heightMm }: BoardSize) => ({
    width: number(widthMm, 2),
    height: number(heightMm, 2),
  });
  return (
    <Card>
      <Inline as="ul" aria-label={formatMessage(messages.counts)}>
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
      <Folded>
        <summary>
          <FormattedMessage {...messages.facts} />
        </summary>
        <Facts>
          <JobFacts job={job} />
          <Fact name={messages.board}>
            <FormattedMessage
              {...messages.boardSize}
              values={{ ...sizeText(board), layers: board.copperLayers.length }}
            />
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
      </Folded>
      <ResultNotes analysis={analysis} />
      <TextLink to={paths.basis(job.id, 'parts')}>
        <FormattedMessage {...messages.basis} />
      </TextLink>
      <Closing>
        <FormattedMessage {...messages.verdict} />
      </Closing>
    </Card>
  );
}
