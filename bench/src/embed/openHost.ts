import type { Browser } from 'playwright';
import { openPage, type OpenPage } from '../measure/openPage.ts';
import type { Profile } from '../measure/Profile.ts';

declare global {
  /** Puts an element with a token into the page; `row` is told when its first row is there. */
  var benchAdd: (() => void) | undefined;
  var benchTakeOut: (() => void) | undefined;
}

function installElement(token: string) {
  const element = () => document.querySelector('portal-licenses');
  const look = () => {
    const row = element()?.shadowRoot?.querySelector('[role="rowheader"]');
    if (row && row.textContent.trim() !== '') {
      performance.mark('row');
      globalThis.benchPainted?.('row');
    } else requestAnimationFrame(look);
  };
  globalThis.benchAdd = () => {
    const added = Object.assign(document.createElement('portal-licenses'), { token });
    document.querySelector('main')?.append(added);
    look();
  };
  globalThis.benchTakeOut = () => element()?.remove();
}

/** Opens an empty page of another site, whose elements have this token. */
export async function openHost(
  browser: Browser,
  { token, profile }: { readonly token: string; readonly profile: Profile },
): Promise<OpenPage> {
  const open = await openPage(browser, { cookies: [], profile });
  await open.page.addInitScript(installElement, token);
  return open;
}
