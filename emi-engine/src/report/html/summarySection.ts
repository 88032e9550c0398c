import { emiSeverities } from '@portal/shared/domain';
import { type ReportContent } from '../content/ReportContent.ts';
import { type Report } from '../Report.ts';
import { reportTexts } from '../texts/reportTexts.ts';
import { markup, type Markup } from './Markup.ts';
import { severityMark } from './severityMark.ts';
import { table } from './tables.ts';

/** Title, board and number of findings. */
export function summarySection({ locale }: Report, content: ReportContent): Markup {
  const texts = reportTexts[locale];
  const { summary, severities } = texts;
  const facts = content.facts.map(
    ([label, value]) =>
      markup`<div>
        <dt>${label}</dt>
        <dd><bdi>${value}</bdi></dd>
      </div>`,
  );
  const counts = emiSeverities.map(
    (severity) =>
      markup`<li class="${severity}">
        ${severityMark(severity)}
        <strong>${texts.counted[severity](content.counts[severity])}</strong>
      </li>`,
  );
  const rules = content.rules.map(({ rule, title, counts: found, total, skipped }) => [
    `${rule} ${title}`,
    ...(skipped === ''
      ? [found.error, found.warning, found.info, total]
      : [summary.skipped, '', '', '']),
  ]);
  return markup`<section aria-labelledby="summary-title">
    <h2 id="summary-title">${summary.title}</h2>
    <div class="verdict">
      <p><strong>${texts.verdictTitle}</strong></p>
      <p>${texts.verdict}</p>
    </div>
    <ul class="counts">
      ${counts}
    </ul>
    ${content.suppressed > 0 ? markup`<p>${texts.suppressed.count(content.suppressed)}</p>` : markup``}
    <dl class="facts">${facts}</dl>
    <div class="columns">
      ${table(
        summary.findings,
        [summary.rule, severities.error, severities.warning, severities.info, summary.total],
        rules,
      )}
      <div>
        ${table(summary.netClasses, [texts.columns.netClass, summary.nets, summary.ofThemGuessed], content.classes)}
        ${table(summary.stackup, [texts.columns.layer, summary.thickness, summary.permittivity], content.stackup)}
      </div>
    </div>
  </section>`;
}
