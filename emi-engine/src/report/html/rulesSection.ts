import { type ReportContent, type RuleContent } from '../content/ReportContent.ts';
import { type Report } from '../Report.ts';
import { reportTexts } from '../texts/reportTexts.ts';
import { type Texts } from '../texts/Texts.ts';
import { markup, type Markup } from './Markup.ts';
import { table } from './tables.ts';

/** What each rule checks, why, and the source of its limit. */
export function rulesSection({ locale }: Report, { rules }: ReportContent): Markup {
  const texts = reportTexts[locale];
  return markup`<section aria-labelledby="rules-title">
    <h2 id="rules-title">${texts.rules.list}</h2>
    ${rules.map((rule) => ruleNote(rule, texts))}
  </section>`;
}

function ruleNote(
  { rule, title, what, why, source, figures, skipped, total }: RuleContent,
  { rules, summary, remarked }: Texts,
): Markup {
  const lines = figures.map((figure) => markup`<li>${figure}</li>`);
  return markup`<details>
    <summary>${remarked(`${rule} ${title}`, skipped === '' ? total : summary.skipped)}</summary>
    <dl>
      <dt>${rules.what}</dt>
      <dd>${what}</dd>
      <dt>${rules.why}</dt>
      <dd>${why}</dd>
      <dt>${rules.source}</dt>
      <dd>${source}</dd>
      ${
        figures.length > 0
          ? markup`<dt>${rules.figures}</dt>
              <dd>
                <ul>
                  ${lines}
                </ul>
              </dd>`
          : markup``
      }
    </dl>
  </details> `;
}

/** Parameters and inputs of the analysis. */
export function appendixSection({ locale }: Report, content: ReportContent): Markup {
  const { appendix, columns } = reportTexts[locale];
  const { parameters, input, warnings, skipped } = content;
  return markup`<section aria-labelledby="appendix-title">
    <h2 id="appendix-title">${appendix.title}</h2>
    ${table(appendix.parameters, [appendix.name, appendix.value, appendix.origin], parameters)}
    ${table(appendix.input, [appendix.name, appendix.value], input)}
    ${skipped.length > 0 ? table(appendix.skipped, [columns.rule, appendix.reason], skipped) : markup`<p>${appendix.noneSkipped}</p>`}
    <h3>${appendix.warnings}</h3>
    ${
      warnings.length > 0
        ? markup`<ul class="warnings">
            ${warnings.map((warning) => markup`<li>${warning}</li>`)}
          </ul>`
        : markup`<p>${appendix.noWarnings}</p>`
    }
  </section>`;
}
