import type { EmbedPage } from '@portal/shared/embed';
import type { EmbeddableRelease, PlacedRelease } from '../EmbeddableRelease.ts';
import type { EmbedCore } from '../EmbedCore.ts';
import type { PortalScope } from '../PortalScope.ts';
import { type Trust, trustedUrl } from '../trustedUrl.ts';
import { fetchAhead, fetchChecked } from './fetchChecked.ts';
import type { PortalFacts } from './PortalFacts.ts';
import { loadScript } from './loadScript.ts';
import { pageFetch } from './pageFetch.ts';

const waiting: (() => void)[] = [];
let port: MessagePort | undefined;

function open(): MessagePort {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => waiting.shift()?.();
  return port2;
}

/**
 * Calls a function in a separate task as soon as the browser has time. React's message channel for
 * this is never closed and would keep removed elements and their code in memory, so all elements of
 * the page share this one.
 */
function soon(callback: () => void): void {
  port ??= open();
  waiting.push(callback);
  port.postMessage(null);
}

/** A remote and its core, which no other screen of the page shares. */
export interface Prepared {
  readonly core: EmbedCore;
  readonly release: PlacedRelease;
}

const ownTrust: Trust = (url) => trustedUrl(url, 'portal');

/** A portal whose screens a page can show. */
export interface Portal {
  /** E.g. `https://portal.example`. */
  readonly origin: string;
  /** Names of the remotes that it offers. */
  readonly remotes: readonly string[];
  readonly page: EmbedPage;
  /** Converts the address of a file for a page with trusted types. */
  readonly trust: Trust;
  /**
   * Whether the portal answers pages of this site, and people sign in on them by a button. A portal
   * whose script is older has no such function, and its core shows the button.
   */
  offersSignIn?(): Promise<boolean>;
  /** Loads a remote and a core for it. @throws Error when files do not arrive or fail their integrity */
  prepare(remote: string): Promise<Prepared>;
}

/**
 * @param address address of the portal's script
 * @param trust from the page's first portal: a page allows each policy only once
 */
export function createPortal(
  address: string,
  { core, remotes }: PortalFacts,
  trust: Trust = ownTrust,
): Portal {
  const { origin } = new URL(address);
  const coreBase = new URL(core.base, origin).href;
  const releases = new Map<string, Promise<PlacedRelease>>();

  const read = async (remote: string): Promise<PlacedRelease> => {
    const facts = remotes[remote];
    if (!facts) throw new RangeError(`The portal shows no ${remote} on pages of other sites.`);
    const base = new URL(facts.base, origin).href;
    const answer = await fetchChecked(`${origin}/${facts.description}`, facts.integrity);
    const told: unknown = await answer.json();
    // oxlint-disable-next-line typescript/consistent-type-assertions -- its digest says that the server wrote it
    return { ...(told as EmbeddableRelease), base };
  };
  const releaseOf = (remote: string) => {
    const known = releases.get(remote) ?? read(remote);
    releases.set(remote, known);
    known.catch(() => releases.delete(remote));
    return known;
  };

  return {
    origin,
    remotes: Object.keys(remotes),
    page: {},
    trust,
    offersSignIn: async () => {
      try {
        const answer = await pageFetch(`${origin}/api/site`, { credentials: 'omit' });
        const site: unknown = await answer.json();
        const isSite = typeof site === 'object' && site !== null && 'sign_in' in site;
        return answer.ok && isSite && site.sign_in !== null;
      } catch {
        // The core asks again, and says what is wrong.
        return false;
      }
    },
    prepare: async (remote) => {
      const digests = new Map<string, string>();
      const expect = (base: string, integrity: Readonly<Record<string, string>>) => {
        for (const [file, digest] of Object.entries(integrity)) digests.set(base + file, digest);
      };
      const scope: PortalScope = {
        __portal_load_script__: (url) =>
          loadScript(url, { integrity: digests.get(url), scope, trust }),
        fetch: pageFetch,
        soon,
      };
      expect(coreBase, core.integrity);
      const reading = releaseOf(remote).then((release) => {
        expect(release.base, release.integrity);
        fetchAhead(release.base + release.entry, release.integrity[release.entry]);
        return release;
      });
      const [release] = await Promise.all([
        reading,
        scope.__portal_load_script__(coreBase + core.entry),
      ]);
      if (!scope.core) throw new Error('The core did not start.');
      return { core: scope.core, release };
    },
  };
}
