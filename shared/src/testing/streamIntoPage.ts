import type { StreamedAnswer } from '../remote/PageBootstrap.ts';

type Streamed = Omit<StreamedAnswer, 'status'>;

/**
 * Puts an answer into the page as the server streams it. Another text stands for an answer that
 * has not arrived whole.
 */
export function streamIntoPage(
  answer: Streamed,
  text = JSON.stringify({ status: 200, ...answer }),
) {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.setAttribute('data-portal-answer', '');
  script.textContent = text;
  document.head.append(script);
}

/** Takes out of the page again what was streamed into it. */
export function clearStreamed() {
  for (const script of document.querySelectorAll('script[data-portal-answer]')) script.remove();
}
