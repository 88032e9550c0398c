import type { Locale } from '@portal/shared/domain';
import { barePage } from '../barePage.ts';
import { escapeHtml } from '../html.ts';
import { errorPageText } from './errorPageTexts.ts';

interface Failure {
  /** The refusal's code, which names the words. */
  readonly code: string;
  readonly locale: Locale;
  /** Names the log lines, for support. */
  readonly requestId: string;
  /** Address that the reader wanted. */
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
 * The page in place of one that could not be shown. It needs neither scripts nor files nor the
 * database, any of which may be what has failed.
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
