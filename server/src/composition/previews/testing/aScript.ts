import type { PreviewRequest } from '@portal/shared/remote';
import type { PreviewScript } from '../Previews.ts';

let scripts = 0;

/** A preview script whose result is that of an async function body; `request` is the request. */
export function aScript(body: string, before = ''): PreviewScript {
  const code = `${before}; var portalPreview = { render: async (json) => {
    const request = JSON.parse(json);
    ${body}
  } };`;
  const id = `script-${String((scripts += 1))}`;
  return { remote: 'mf-parts', id, read: () => Promise.resolve(Buffer.from(code)) };
}

/** A preview script that returns an expression's value as text. */
export function showing(expression: string, before = ''): PreviewScript {
  return aScript(`return JSON.stringify({ html: String(${expression}), styles: '' });`, before);
}

/** The part of a request that these tests' scripts use. */
export function aRequest(route = '/parts'): PreviewRequest {
  const request = { route, answers: [] };
  // @ts-expect-error -- a complete page state is irrelevant here
  return request;
}
