import type {
  EmiChange,
  EmiClasses,
  EmiFinding,
  EmiNet,
  EmiPart,
  EmiRemarkRequest,
  EmiResult,
  EmiThread,
} from '@portal/shared/contracts';
import { http, HttpResponse, mockServer } from '@portal/shared/testing';
import { anEmiFinding } from './anEmiFinding.ts';
import { anEmiResultAnswer } from './anEmiResult.ts';

const call = '*/api/v1/demitasnx/jobs/:id';

/** Worst first: a clock across a gap, and another net that is long. */
export const twoFindings: readonly EmiFinding[] = [
  anEmiFinding(),
  anEmiFinding({
    ...{
      no: 2,
      key: 'long',
      rule: 'R1',
      severity: 'warning',
      score: 1.5,
      net: 'DATA',
      class: 'unknown',
    },
    ...{ layer: null, paths_mm: [], x_mm: 5, y_mm: 5, message: 'DATA is 80 mm long.' },
  }),
];

/**
 * Mocks the result screen's calls for all tests of a file: by default two findings, no drawing and
 * no other run.
 */
export function mockResult() {
  const server = mockServer();
  const json = (path: string, answer: () => unknown, status = 200) => {
    server.use(http.get(`${call}${path}`, () => HttpResponse.json(answer() as object, { status })));
  };
  const state = {
    /** Request bodies, with the path after the job. */
    asked: [] as { readonly method: string; readonly path: string; readonly body: unknown }[],
  };
  const mock = {
    server,
    state,
    result(answer: () => EmiResult) {
      json('', answer);
    },
    findings(answer: () => readonly EmiFinding[]) {
      json('/findings', answer);
    },
    classes(answer: () => EmiClasses) {
      json('/classes', answer);
    },
    parts(answer: () => readonly EmiPart[]) {
      json('/parts', answer);
    },
    nets(answer: () => readonly EmiNet[]) {
      json('/nets', answer);
    },
    comparison(answer: () => readonly EmiChange[]) {
      json('/compare/:other', answer);
    },
    /** Gives the job a drawing with these bytes. */
    board(bytes: () => ArrayBuffer) {
      mock.result(() => anEmiResultAnswer({ drawing: { bytes: 1000 } }));
      const headers = { 'content-type': 'application/octet-stream' };
      server.use(http.get(`${call}/board`, () => new HttpResponse(bytes(), { headers })));
    },
    /** Refuses a call by the part of its path after the job. */
    refuse(path: string, status: number, code: string) {
      json(path, () => ({ error: true, code }), status);
    },
  };
  const people = [
    { id: 'p1', name: 'Hanako Yamada' },
    { id: 'p2', name: 'Taro Suzuki' },
  ];
  let thread: EmiThread;
  beforeEach(() => {
    state.asked.length = 0;
    thread = { assignee: null, is_fixed: false, remarks: [], people };
    json('/findings/:key/remarks', () => thread);
    mock.result(() => anEmiResultAnswer());
    mock.findings(() => twoFindings);
    server.use(
      http.post(`${call}/findings/:key/remarks`, async ({ request, params }) => {
        const body = (await request.json()) as EmiRemarkRequest;
        state.asked.push({ method: 'POST', path: String(params['key']), body });
        const whom = 'whom' in body ? (people.find(({ id }) => id === body.whom) ?? null) : null;
        const remark = {
          ...{ id: String(thread.remarks.length), act: body.act },
          ...{ text: body.act === 'comment' ? body.text : '', user_name: 'Hanako Yamada' },
          ...{ whom_name: whom?.name ?? null, created_at: '2026-11-20T01:00:00Z' },
        };
        thread = {
          ...{ people, remarks: [...thread.remarks, remark] },
          assignee: body.act === 'assign' ? whom : thread.assignee,
          is_fixed: body.act === 'fix' || (body.act !== 'reopen' && thread.is_fixed),
        };
        return HttpResponse.json(thread);
      }),
      http.put(`${call}/findings/:key/suppression`, async ({ request, params }) => {
        const body = (await request.json()) as { readonly reason: string };
        state.asked.push({ method: 'PUT', path: String(params['key']), body });
        const suppression = { user_name: 'Hanako Yamada', created_at: '2026-11-20T01:00:00Z' };
        return HttpResponse.json({ suppression: { ...body, ...suppression } });
      }),
      http.delete(`${call}/findings/:key/suppression`, ({ params }) => {
        state.asked.push({ method: 'DELETE', path: String(params['key']), body: null });
        return HttpResponse.json({ suppression: null });
      }),
      http.put(`${call}/corrections`, async ({ request }) => {
        state.asked.push({ method: 'PUT', path: 'corrections', body: await request.json() });
        const by = { user_name: 'Hanako Yamada', created_at: '2026-11-20T01:00:00Z' };
        return HttpResponse.json({ error: false, ...by });
      }),
      http.post(`${call}/rerun`, async ({ request }) => {
        state.asked.push({ method: 'POST', path: 'rerun', body: await request.json() });
        return HttpResponse.json({ error: false, id: 'job-2' });
      }),
    );
  });
  return mock;
}
