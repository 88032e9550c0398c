import type { ReportForm } from './ReportForm.ts';

/**
 * The name of the report about a board: `router.tgz` gives `router_emi.pdf`, and a form in a
 * language that was asked for `router_emi_ja.html`.
 */
export function reportName(boardName: string, form: ReportForm | null): string {
  const name = `${boardName.replace(/\.[^.]+$/u, '')}_emi`;
  return form === null ? `${name}.pdf` : `${name}_${form.language}.${form.format}`;
}
