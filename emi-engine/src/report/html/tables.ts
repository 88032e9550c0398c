import { emiSeverities } from '@portal/shared/domain';
import { type NumberedFinding, type ReportContent } from '../content/ReportContent.ts';
import { type Report } from '../Report.ts';
import { reportTexts } from '../texts/reportTexts.ts';
import { markup, type Markup } from './Markup.ts';
import { pageTexts } from './pageTexts.ts';
import { severityMark } from './severityMark.ts';

/** A plain table with a caption. The first cell of a row is its header. */
export function table(
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): Markup {
  const isNumber = (index: number) => rows.some((row) => typeof row[index] === 'number');
  const heads = columns.map(
    (column, index) =>
      markup`<th scope="col" class="${isNumber(index) ? 'number' : ''}">${column}</th>`,
  );
  const body = rows.map(([first = '', ...cells]) => {
    const more = cells.map(
      (cell) =>
        markup`<td${typeof cell === 'number' ? markup` class="number"` : markup``}>${cell}</td>`,
    );
    return markup`<tr>
      <th scope="row">${first}</th>
      ${more}
    </tr>`;
  });
  return markup`<table>
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        ${heads}
      </tr>
    </thead>
    <tbody>
      ${body}
    </tbody>
  </table>`;
}

/** All findings in one table with its filter. */
export function findingsSection({ locale }: Report, { findings, rules }: ReportContent): Markup {
  const texts = reportTexts[locale];
  const page = pageTexts[locale];
  const { columns } = texts;
  const option = (value: string, text: string) => markup`<option value="${value}">${text}</option>`;
  const found = rules.filter(({ total }) => total > 0);
  const more = found
    .filter(({ total, findings: listed }) => total > listed.length)
    .map(
      ({ rule, total, findings: listed }) =>
        markup`<p class="note">${rule}: ${texts.rules.more(listed.length, total)}</p>`,
    );
  const titles = [
    ...[columns.no, columns.severity, columns.rule, columns.net, columns.layer, columns.place],
    ...[columns.measured, columns.limit, columns.finding],
  ];
  const heads = titles.map((title) => markup`<th scope="col" role="columnheader">${title}</th>`);
  const rows = findings.map((finding) => row(finding, titles, page.show, columns));
  return markup`<section aria-labelledby="findings-title">
    <h2 id="findings-title">${texts.rules.title}</h2>
    <form class="filters" role="search" aria-label="${page.filters}">
      <label
        >${columns.rule}
        <select name="rule">
          ${option('', page.all)}${found.map(({ rule, title }) => option(rule, `${rule} ${title}`))}
        </select></label
      >
      <label
        >${columns.severity}
        <select name="severity">
          ${option('', page.all)}${emiSeverities.map((severity) => option(severity, texts.severities[severity]))}
        </select></label
      >
      <label
        >${page.netContains} <input name="net" type="search" autocomplete="off" spellcheck="false"
      /></label>
      <output data-text="${page.shown}"></output>
    </form>
    ${more}
    <table class="findings" role="table" aria-labelledby="findings-title">
      <thead role="rowgroup">
        <tr role="row">
          ${heads}
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${rows}
      </tbody>
    </table>
    ${findings.length === 0 ? markup`<p>${texts.rules.none}</p>` : markup``}
  </section>`;
}

function row(
  {
    no,
    finding,
    severity,
    confidence,
    net,
    nets,
    netClass,
    layer,
    place,
    measured,
    limit,
    message,
    advice,
    source,
    suppressed,
  }: NumberedFinding,
  titles: readonly string[],
  show: string,
  columns: { readonly advice: string; readonly source: string },
): Markup {
  const cells = [
    markup`<button type="button" class="open" aria-label="${no}: ${show}">${no}</button>`,
    markup`<span class="severity ${finding.severity}"
      >${severityMark(finding.severity)} ${severity}</span
    ><small>${confidence}</small>`,
    markup`${finding.rule}`,
    markup`<bdi>${net === '' ? '–' : net}</bdi
      >${netClass === '' ? markup`` : markup`<small>${netClass}</small>`}`,
    markup`${layer === '' ? '–' : layer}`,
    markup`${place}`,
    markup`${measured}`,
    markup`${limit}`,
    markup`<span class="message">${message}</span
      >${suppressed === '' ? markup`` : markup`<span class="suppression">${suppressed}</span>`}<small>${columns.advice}: ${advice}</small
      ><small>${columns.source}: ${source}</small>`,
  ].map((cell, index) => markup`<td role="cell" data-label="${titles[index] ?? ''}">${cell}</td>`);
  return markup`<tr
    role="row"
    id="f${no}"
    data-rule="${finding.rule}"
    data-severity="${finding.severity}"
    data-nets="${nets}"
  >
    ${cells}
  </tr> `;
}
