import type { ReportForm } from './ReportForm.ts';

/**
 * File name of a board's report: `router.tgz` gives `router_emi.pdf`, and `router_emi_ja.html` for
 * a report in a chosen language.
 */
export function reportName(boardName: string, form: ReportForm | null): string {
  const name = `${boardName.replace(/\.[^.]+$/u, '')}_emi`;
  return form === null ? `${name}.pdf` : `${name}_${form.language}.${form.format}`;
}
