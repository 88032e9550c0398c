import * as z from 'zod/mini';
import { siteMessageSchema, type SiteMessage } from '../../areas/composition/embedSite.contract.ts';
import { openWindow } from './openWindow.ts';
import { SignInFailure } from './SignInFailure.ts';

/** How often it is looked whether the window is still there. */
const lookMs = 300;

/**
 * Shows the person the window in which they decide; without `handed` within the click on a button, or
 * browsers block it.
 *
 * @param address with `state`, by which the answer is known as this window's
 * @param handed an empty window that was opened before; `null`: the browser blocked it
 * @returns the code
 * @throws SignInFailure
 */
export async function askInWindow(address: URL, handed?: Window | null): Promise<string> {
  const opened = handed === undefined ? openWindow(address) : handed;
  if (!opened) throw new SignInFailure('blocked');
  handed?.location.replace(address);
  const { code, error } = await answerOf(opened, address);
  if (code !== undefined) return code;
  throw new SignInFailure(error === 'access_denied' ? 'refused' : 'failed');
}

function answerOf(opened: Window, { origin, searchParams }: URL): Promise<SiteMessage> {
  return new Promise((resolve, reject) => {
    const state = searchParams.get('state');
    const handleMessage = (event: MessageEvent<unknown>) => {
      if (event.source !== opened || event.origin !== origin) return;
      const message = z.safeParse(siteMessageSchema, event.data);
      if (!message.success || message.data.state !== state) return;
      end();
      resolve(message.data);
    };
    let wasClosed = false;
    const look = setInterval(() => {
      // It speaks just before it closes, and what it said may be heard just after.
      if (wasClosed) {
        end();
        reject(new SignInFailure('closed'));
      }
      wasClosed = opened.closed;
    }, lookMs);
    const end = () => {
      clearInterval(look);
      removeEventListener('message', handleMessage);
    };
    addEventListener('message', handleMessage);
  });
}
