import { spawnSync } from 'node:child_process';

/** Whether pdftotext is installed (Debian: poppler-utils). */
export const canReadPdf = spawnSync('pdftotext', ['-v']).status === 0;

/** The text of a PDF as pdftotext extracts it, lines as on the page, spaces collapsed. */
export function readPdf(pdf: Buffer): string {
  const { status, stdout, stderr } = spawnSync('pdftotext', ['-layout', '-', '-'], {
    input: pdf,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`pdftotext failed: ${stderr}`);
  return stdout.replaceAll(/[^\S\n]+/g, ' ');
}
