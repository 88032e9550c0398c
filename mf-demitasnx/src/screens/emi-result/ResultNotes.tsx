import { FormattedMessage, TextLink, useFormats, useIntl } from '@portal/shared';
import type { Analysis, BoardSize, Differences } from '../../domain/results/Result.ts';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';
import { Folded, Remark } from './result.styles.ts';

/** Folded notes about the analysis: another board, assumptions, warnings, skipped rules. */
export function ResultNotes({ analysis }: { readonly analysis: Analysis }) {
  const { differences, warnings, parameters, rules } = analysis;
  const assumed = parameters.filter(({ isAssumed, rule }) => isAssumed && rule === null);
  const skipped = rules.filter((rule) => rule.skipped !== null);
  return (
    <>
      {differences && <DifferenceNote differences={differences} />}
      {assumed.length > 0 && (
        <Folded>
          <summary>
            <FormattedMessage {...messages.parameters} values={{ count: assumed.length }} />
          </summary>
          <p>
            <FormattedMessage {...messages.parametersHelp} />
          </p>
          <ul>
            {assumed.map(({ name, value }) => (
              <li key={name}>
                {[name, value].join(': ')}
                <Remark>
                  <FormattedMessage {...messages.assumed} />
                </Remark>
              </li>
            ))}
          </ul>
        </Folded>
      )}
      {warnings.length > 0 && <WarningNotes warnings={warnings} />}
      {skipped.length > 0 && (
        <Folded>
          <summary>
            <FormattedMessage {...messages.skipped} values={{ count: skipped.length }} />
          </summary>
          <ul>
            {skipped.map(({ id, title, skipped: reason }) => (
              <li key={id}>{[id, title, reason].join(' ')}</li>
            ))}
          </ul>
        </Folded>
      )}
    </>
  );
}

function WarningNotes({ warnings }: Pick<Analysis, 'warnings'>) {
  return (
    <Folded>
      <summary>
        <FormattedMessage {...messages.warnings} values={{ count: warnings.length }} />
      </summary>
      <ul>
        {warnings.map(({ message, file, line, times }) => (
          <li key={[file, line, message].join(' ')}>
            {message}
            <Remark>
              {file !== null && line !== null && (
                <FormattedMessage {...messages.warningPlace} values={{ file, line }} />
              )}
              {line === null && file}
            </Remark>
            {times > 1 && (
              <Remark>
                <FormattedMessage {...messages.times} values={{ times }} />
              </Remark>
            )}
          </li>
        ))}
      </ul>
    </Folded>
  );
}

function DifferenceNote({ differences }: { readonly differences: Differences }) {
  const { number } = useFormats();
  const { formatList } = useIntl();
  const { firstId, size, layers } = differences;
  const sizeText = ({ widthMm, heightMm }: BoardSize) =>
    `${number(widthMm, 2)} × ${number(heightMm, 2)} mm`;
  return (
    <Folded>
      <summary>
        <FormattedMessage {...messages.differs} />
      </summary>
      {size && (
        <p>
          <FormattedMessage
            {...messages.differsSize}
            values={{ now: sizeText(size.now), first: sizeText(size.first) }}
          />
        </p>
      )}
      {layers && (
        <p>
          <FormattedMessage
            {...messages.differsLayers}
            values={{ now: formatList(layers.now), first: formatList(layers.first) }}
          />
        </p>
      )}
      <TextLink to={paths.result(firstId)}>
        <FormattedMessage {...messages.toFirst} />
      </TextLink>
    </Folded>
  );
}
