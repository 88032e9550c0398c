import { configureApi } from '@portal/shared';
import { delay, HttpResponse, mockServer } from '@portal/shared/testing';
import { aFile } from '../../testing/aFile.ts';
import { mockUploads } from '../../testing/mockUploads.ts';
import { FileChangedError } from './FileChangedError.ts';
import { sendFile } from './sendFile.ts';

const uploads = mockUploads(mockServer());
let file: File;

beforeEach(() => {
  file = aFile('a board', 'router.tgz', 1_763_700_000_000);
  uploads.state.total = file.size;
  configureApi({
    baseUrl: location.origin,
    getTokens: () => ({ apiToken: 'api-token', csrfToken: 'csrf-token' }),
    renew: () => Promise.resolve(false),
    onSignedOut: () => undefined,
  });
});
afterEach(() => {
  jest.useRealTimers();
});

/** Starts an upload; its first chunk gets `answer` once three bytes have arrived. */
function send(answer: () => Promise<Response> | Response) {
  let hasArrived: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    hasArrived = resolve;
  });
  uploads.answer(
    'patch',
    () => {
      uploads.state.received = 3;
      hasArrived();
      return answer();
    },
    true,
  );
  const onInterrupted = jest.fn();
  const sent = sendFile({
    path: '/api/v1/demitasnx/uploads/job-9',
    file,
    onProgress: () => undefined,
    onInterrupted,
    signal: new AbortController().signal,
  });
  return { arrived, sent, onInterrupted };
}

async function neverAnswered() {
  await delay('infinite');
  return HttpResponse.error();
}

describe('sendFile', () => {
  it.each([429, 503])('continues after status %i', async (status) => {
    const { sent, onInterrupted } = send(() => new HttpResponse(null, { status }));
    await sent;
    expect(onInterrupted).toHaveBeenCalledTimes(1);
    expect(uploads.state.pieces).toEqual([{ offset: 3, text: 'oard' }]);
  });

  it('continues at once when the browser is online again', async () => {
    const { arrived, sent, onInterrupted } = send(neverAnswered);
    await arrived;
    window.dispatchEvent(new Event('online'));
    await sent;
    expect(onInterrupted).toHaveBeenCalledTimes(1);
    expect(uploads.state.pieces).toEqual([{ offset: 3, text: 'oard' }]);
  });

  it('fails with a reason when the file was changed, which looks like a broken connection', async () => {
    const { arrived, sent } = send(() => {
      // Browsers fail like this when a file is not as it was chosen.
      file.slice = () => {
        throw new DOMException('changed', 'NotReadableError');
      };
      return HttpResponse.error();
    });
    await arrived;
    await expect(sent).rejects.toThrow(FileChangedError);
    expect(uploads.state.pieces).toEqual([]);
  });

  it('treats half a minute of silence as a broken connection', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { arrived, sent, onInterrupted } = send(neverAnswered);
    await arrived;
    jest.advanceTimersByTime(20_000);
    expect(onInterrupted).not.toHaveBeenCalled();
    jest.advanceTimersByTime(10_000);
    expect(onInterrupted).toHaveBeenCalledTimes(1);
    await sent;
    expect(uploads.state.pieces).toEqual([{ offset: 3, text: 'oard' }]);
  });

  it('fails when the session has ended', async () => {
    const { sent, onInterrupted } = send(() => HttpResponse.json({}, { status: 401 }));
    await expect(sent).rejects.toMatchObject({ status: 401 });
    expect(onInterrupted).not.toHaveBeenCalled();
    expect(uploads.state.pieces).toEqual([]);
  });
});
