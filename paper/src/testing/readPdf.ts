import { spawnSync } from 'node:child_process';

/** Whether there is a PDF reader on this machine (Debian: poppler-utils). */
export const canReadPdf = spawnSync('pdftotext', ['-v']).status === 0;

/** The text of a PDF as a reader program finds it, lines as they stand on the page, spaces made one. */
export function readPdf(pdf: Buffer): string {
  const { status, stdout, stderr } = spawnSync('pdftotext', ['-layout', '-', '-'], {
    input: pdf,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`pdftotext: ${stderr}`);
  return stdout.replaceAll(/[^\S\n]+/g, ' ');
}
