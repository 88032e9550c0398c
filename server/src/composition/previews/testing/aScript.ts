import type { PreviewRequest } from '@portal/shared/remote';
import type { PreviewScript } from '../Previews.ts';

let scripts = 0;

/** A release whose preview is what the body of an async function returns; `request` is the request. */
export function aScript(body: string, before = ''): PreviewScript {
  const code = `${before}; var portalPreview = { render: async (json) => {
    const request = JSON.parse(json);
    ${body}
  } };`;
  const id = `script-${String((scripts += 1))}`;
  return { remote: 'mf-parts', id, read: () => Promise.resolve(Buffer.from(code)) };
}

/** A release whose preview is the value of an expression, as text. */
export function showing(expression: string, before = ''): PreviewScript {
  return aScript(`return JSON.stringify({ html: String(${expression}), styles: '' });`, before);
}

/** What the scripts of these tests look at of a request, and nothing else of it. */
export function aRequest(route = '/parts'): PreviewRequest {
  const request = { route, answers: [] };
  // @ts-expect-error -- a whole page's state would say no more here
  return request;
}
