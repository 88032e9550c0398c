import { type Report } from '../../report/Report.ts';
import { type ReportForm, writeReport } from '../../report/writeReport.ts';

/** A report in all formats, as bytes and as texts. */
export async function wholeReport(report: Report): Promise<{
  readonly pdf: Buffer;
  readonly html: string;
  readonly csv: string;
  readonly json: string;
}> {
  const forms = new Map<ReportForm, Buffer>();
  await writeReport(report, (form, pieces) => {
    forms.set(form, Buffer.concat([...pieces].map((piece) => Buffer.from(piece))));
    return Promise.resolve();
  });
  const bytesOf = (form: ReportForm) => forms.get(form) ?? Buffer.alloc(0);
  const textOf = (form: ReportForm) => bytesOf(form).toString('utf8');
  return { pdf: bytesOf('pdf'), html: textOf('html'), csv: textOf('csv'), json: textOf('json') };
}
