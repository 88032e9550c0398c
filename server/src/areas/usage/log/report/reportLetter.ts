import { inTokyo, productNames, type CalendarDay, type Locale } from '@portal/shared/domain';
import { greeting } from '../../../../platform/mail/greeting.ts';
import type { Letter, MailPicture } from '../../../../platform/mail/Mailer.ts';
import { drawPicture } from './drawPicture.ts';
import { chartWidth, monthChart } from './monthChart.ts';
import type { ProductReport, ReportFigures } from './reportFigures.ts';
import { reportTexts } from './reportTexts.ts';

interface ReportReader {
  readonly locale: Locale;
  readonly firstName: string;
  readonly lastName: string;
  /** Name of the team. */
  readonly team: string;
  /** Address of the portal. */
  readonly managerUrl: string;
}

/** Writes the monthly report: figures in words, and two charts for each used product. */
export async function reportLetter(
  { month, products }: ReportFigures,
  reader: ReportReader,
): Promise<Letter> {
  const { locale, managerUrl } = reader;
  const texts = reportTexts[locale];
  const name = monthName(month, locale);
  const pictures = await Promise.all(products.flatMap((report) => chartsOf(report, month, locale)));
  return {
    subject: texts.subject(name),
    before: [
      greeting(locale, reader),
      products.length === 0 ? texts.nothing(name) : texts.lead(name),
      ...products.map((report) => productParagraph(report, locale)),
    ],
    pictures,
    link: { text: texts.link, href: `${managerUrl}/log` },
    after: [texts.closing],
    unsubscribe: { text: texts.unsubscribe, href: `${managerUrl}/log?tab=other` },
  };
}

function productParagraph(report: ProductReport, locale: Locale): string {
  const texts = reportTexts[locale];
  const { product, advice } = report;
  const figures = texts.product({
    name: productNames[product],
    hours: decimal(report.hours),
    utilization: percent(report.utilization),
    licenses: report.licenses === null ? '–' : String(report.licenses),
    peak: String(report.peak),
    refusals: String(report.refusals),
    failureRate: percent(report.failureRate),
  });
  return [figures, ...(advice ? [adviceSentence(advice, locale)] : [])].join('\n');
}

function adviceSentence(
  { kind, count, basis }: NonNullable<ProductReport['advice']>,
  locale: Locale,
): string {
  const texts = reportTexts[locale];
  const { avoided, refusals, months } = basis;
  const words = { count: String(count), one: count === 1 };
  switch (kind) {
    case 'buy':
      return texts.buy({ ...words, avoided: String(avoided), refusals: String(refusals) });
    case 'idle':
      return texts.idle({ ...words, months });
  }
}

function chartsOf(
  { product, licenses, hoursByDay, peakByDay }: ProductReport,
  month: CalendarDay,
  locale: Locale,
): readonly Promise<MailPicture>[] {
  const texts = reportTexts[locale];
  const name = productNames[product];
  const level =
    licenses === null ? {} : { level: { value: licenses, text: texts.level(String(licenses)) } };
  const charts = [
    { kind: 'hours', title: texts.hoursChart(name), values: hoursByDay },
    { kind: 'peaks', title: texts.peaksChart(name), values: peakByDay, ...level },
  ];
  // An unused product has no chart; the words say so.
  const drawn = charts.filter(({ values }) => values.some((value) => value > 0));
  return drawn.map(async ({ kind, ...chart }) => {
    const highest = Math.max(...chart.values);
    const day = texts.day(inTokyo(month).month, chart.values.indexOf(highest) + 1);
    const value = kind === 'hours' ? decimal(highest) : String(highest);
    return {
      name: `${kind}-${product}`,
      alt: texts.highest({ title: chart.title, value, day }),
      png: await drawPicture(monthChart(chart)),
      width: chartWidth,
    };
  });
}

function monthName(month: CalendarDay, locale: Locale): string {
  return inTokyo(month).setLocale(locale).toLocaleString({ year: 'numeric', month: 'long' });
}

const decimals = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
/** The same in both languages. */
const decimal = (value: number): string => decimals.format(value);
const percent = (rate: number | null): string => (rate === null ? '–' : `${decimal(rate)}%`);
