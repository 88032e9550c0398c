import { parseCsv } from '@portal/paper/csv/parseCsv.ts';
import { canReadPdf, readPdf } from '@portal/paper/testing/readPdf.ts';
import {
  controlName,
  findingAt,
  nastyNet,
  reportOfControlNames,
  sampleReport,
} from '../testing/reports/sampleReport.ts';
import { wholeReport } from '../testing/reports/wholeReport.ts';

const itReads = canReadPdf ? it : it.skip;

describe('writeReport', () => {
  it.each(['en', 'ja'] as const)(
    'gives the same bytes for the same report in %s',
    async (locale) => {
      expect(await wholeReport(await sampleReport(locale))).toEqual(
        await wholeReport(await sampleReport(locale)),
      );
    },
  );

  it('writes findings as JSON with stable fields', async () => {
    const { json } = await wholeReport(await sampleReport('en'));
    const findings: unknown[] = JSON.parse(json);
    expect(findings).toHaveLength(3);
    expect(findings[0]).toEqual({
      ...{ rule: 'R3', severity: 'error', net: nastyNet, class: 'clock', class_source: 'guessed' },
      ...{ layer: 'top', x_mm: 24, y_mm: 30, measured: 33.2832, limit: 27.5, unit: 'mm' },
      message: `The trace of ${nastyNet} is 33.283 mm long, which is 1/16.5 of the wavelength at 300 MHz.`,
      advice: expect.stringMatching(/^Shorten the trace/),
      source: 'A guideline',
      confidence: 'likely',
    });
    expect(Object.keys(findings[0] ?? {})).toEqual([
      ...['rule', 'severity', 'net', 'class', 'class_source', 'layer', 'x_mm', 'y_mm'],
      ...['measured', 'limit', 'unit', 'message', 'advice', 'source', 'confidence'],
    ]);
    expect(findings[2]).toMatchObject({ net: null, layer: null });
    const none = await wholeReport(await sampleReport('en', []));
    expect(JSON.parse(none.json)).toEqual([]);
  });

  it('writes findings as CSV for spreadsheets without formulas', async () => {
    const { csv } = await wholeReport(await sampleReport('ja'));
    expect(csv).toMatch(/^\uFEFFno,rule,severity,net,class,/);
    const [, first, , third] = parseCsv(csv.replace(/^\uFEFF/, ''), ',').map(({ cells }) => cells);
    expect(first?.slice(0, 9)).toEqual([
      ...['1', 'R3', 'error', `'${nastyNet}`, 'clock', 'guessed', 'top', '24', '30'],
    ]);
    expect(first?.[12]).toContain('配線長は 33.283 mm');
    expect(third?.[3]).toBe('');
  });

  it('keeps control characters of names out of HTML and CSV, and escaped in JSON', async () => {
    const { html, csv, json } = await wholeReport(await reportOfControlNames('ja'));
    for (const text of [html, csv.slice(1).replaceAll('\r\n', '\n'), json])
      expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
    expect(html).toContain('CK???[2J');
    const rows = parseCsv(csv.slice(1), ',').map(({ cells }) => cells);
    expect(rows).toHaveLength(4);
    expect(rows[1]?.[3]).toMatch(/^CK\\u\{0\}.*END$/);
    expect(rows[1]?.[6]).toBe(rows[1]?.[3]);
    expect(JSON.parse(json)).toHaveLength(3);
    expect(JSON.parse(json)).toMatchObject([{ net: controlName, layer: controlName }, {}, {}]);
  });

  itReads('shows names with control characters in the PDF', async () => {
    const { pdf } = await wholeReport(await reportOfControlNames('en'));
    const text = readPdf(pdf).replaceAll(/[\n\f]/g, '');
    expect(text).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
    expect(text.replaceAll(' ', '')).toMatch(/CK〓〓〓\[2J〓+END/);
  });

  itReads.each([
    ['en', 'A list of risks, not a compliance test', 'Heat map', 'Layer ground', 'skipped'],
    ['ja', 'リスクの一覧であり、適合試験ではありません', 'ヒートマップ', '層 ground', '未確認'],
  ] as const)('contains everything in the PDF in %s', async (locale, ...words) => {
    const { pdf } = await wholeReport(await sampleReport(locale));
    const text = readPdf(pdf);
    for (const word of words) expect(text).toContain(word);
    for (const word of ['Sample <b>board</b>', 'Job 7', '2026-11-20', 'ab'.repeat(32), '1.2.3'])
      expect(text).toContain(word);
    // Long names wrap in their column.
    expect(text.replaceAll(/\s/g, '')).toContain(nastyNet.slice(0, 12).replaceAll(/\s/g, ''));
    expect(text).toContain('グラウンド');
    expect(text).toMatch(/◆ ?1 .*33\.283 mm/);
    expect(text).toMatch(/▲ ?2 /);
    expect(text).toMatch(/● ?3 /);
  });

  it('has bookmarks and tags in the PDF', async () => {
    const { pdf } = await wholeReport(await sampleReport('en'));
    const text = pdf.toString('latin1');
    expect(text).toContain('/Marked true');
    for (const role of ['H1', 'H2', 'P', 'Figure']) expect(text).toContain(`/S /${role}\n`);
    for (const title of ['Summary', 'Worst findings', 'Stackup', 'Heat map', 'Layer ground'])
      expect(text).toContain(`/Title (${title})`);
  });

  itReads.each([
    ['en', 'Customer', 'A guideline'],
    ['ja', 'お客様', 'TI SPRACP4AおよびSNLA426'],
  ] as const)('names customer, project and sources in %s', async (locale, label, source) => {
    const report = await sampleReport(locale);
    const details = { ...report.details, customer: 'Denki Co.', project: 'Router' };
    const { pdf, html } = await wholeReport({ ...report, details });
    const text = readPdf(pdf);
    for (const word of [label, 'Denki Co.', 'Router']) {
      expect(text).toContain(word);
      expect(html).toContain(word);
    }
    expect(html).toContain(source);
  });

  itReads.each([
    ['en', /Figures MEMORY_CLOCK_P: 2 vias, .* is 1\.55 mm\n+ ?No findings\./],
    ['ja', /数値 MEMORY_CLOCK_P：ビア2個、.* 1\.55 mm\n+ ?指摘はありません。/],
  ] as const)('lists the figures of a rule before its findings in %s', async (locale, lines) => {
    const report = await sampleReport(locale);
    const values = { net: 'MEMORY_CLOCK_P', count: 2, stub: '1.55' };
    const figures = [{ rule: 'R2', text: { code: 'R2.figure', values } }] as const;
    const { pdf } = await wholeReport({ ...report, analysis: { ...report.analysis, figures } });
    expect(readPdf(pdf)).toMatch(lines);
  });

  itReads.each([
    ['en', '1 error', '2 warnings', '0 infos'],
    ['ja', 'エラー 1件', '警告 2件', '情報 0件'],
  ] as const)('counts findings in words in %s', async (locale, ...counts) => {
    const findings = [findingAt(10, 10, { severity: 'error' }), findingAt(20, 9), findingAt(5, 9)];
    const { pdf, html } = await wholeReport(await sampleReport(locale, findings));
    const text = readPdf(pdf);
    for (const count of counts) {
      expect(text).toMatch(new RegExp(`${count}(?!\\w)`));
      expect(html).toContain(`<strong>${count}</strong>`);
    }
  });

  itReads.each([
    ['en', '2026-11-20 (Asia/Tokyo)'],
    ['ja', '2026-11-20（Asia/Tokyo）'],
  ] as const)('names the zone of its date in %s', async (locale, date) => {
    const { pdf, html } = await wholeReport(await sampleReport(locale));
    expect(readPdf(pdf)).toContain(date);
    expect(html).toContain(date);
  });

  it('bears no date unless given', async () => {
    const report = await sampleReport('en');
    const { date: _, ...details } = report.details;
    const { pdf, html } = await wholeReport({ ...report, details });
    const year = String(new Date().getFullYear());
    expect(pdf.toString('latin1')).not.toContain(`D:${year}`);
    expect(html).not.toContain('Date');
  });

  it('lists at most 1,000 findings of a rule in PDF and HTML, and all in CSV', async () => {
    const many = Array.from({ length: 1_003 }, (_, index) => findingAt(index % 50, index % 30));
    const { csv, html } = await wholeReport(await sampleReport('en', many));
    expect(csv.split('\r\n')).toHaveLength(1_004);
    expect(html.match(/<tr role="row" id="f/g) ?? html.match(/id="f\d+"/g)).toHaveLength(1_000);
    expect(html).toContain('The worst 1000 of 1003 findings are listed');
  });
});
