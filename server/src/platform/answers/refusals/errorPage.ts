import type { Locale } from '@portal/shared/domain';
import { barePage } from '../barePage.ts';
import { escapeHtml } from '../html.ts';
import { errorPageText } from './errorPageTexts.ts';

interface Failure {
  /** Code of the refusal; selects the texts. */
  readonly code: string;
  readonly locale: Locale;
  /** Identifies the log lines, for support. */
  readonly requestId: string;
  /** The requested address. */
  readonly again: string;
  /** Address of the portal's start page. */
  readonly start: string;
}

const words = {
  en: {
    again: 'Try again',
    back: 'Back',
    start: 'Go to the Manager Console',
    id: 'Request ID',
  },
  ja: {
    again: '再試行',
    back: '戻る',
    start: 'マネージャーコンソールへ',
    id: 'リクエストID',
  },
} as const;

/**
 * The HTML page of an error. It needs no scripts, files or database, any of which may have failed.
 */
export function errorPage({ code, locale, requestId, again, start }: Failure) {
  const { title, sentence, next } = errorPageText(code, locale);
  const { id, ...actions } = words[locale];
  const href = escapeHtml(next === 'start' ? start : again);
  return barePage({
    locale,
    title,
    start,
    content: [
      `<p>${sentence}</p>`,
      `<p><a class="action" href="${href}">${actions[next]}</a></p>`,
      `<p class="id">${id}: ${escapeHtml(requestId)}</p>`,
    ],
  });
}
