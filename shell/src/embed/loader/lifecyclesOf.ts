import type { Lifecycles } from '@portal/shared/embed';
import type { Portal } from './Portal.ts';

type Step = 'bootstrap' | 'mount' | 'unmount' | 'update';
type Props = Parameters<Lifecycles['mount']>[0];

/**
 * The lifecycles of a remote. It loads the remote first, since single-spa limits the time of each
 * lifecycle, but not of loading an application.
 *
 * @throws RangeError when pages of other sites cannot show a remote of that name
 * @throws Error when files do not arrive; single-spa tries again
 */
export async function lifecyclesOf(portal: Portal, remote: string) {
  const { core, release } = await portal.prepare(remote);
  const loaded = core.lifecycles(release);
  const step =
    (name: Step) =>
    async (props: Props): Promise<void> => {
      await loaded[name]?.({ baseUrl: portal.origin, ...props, page: portal.page });
    };
  return {
    bootstrap: step('bootstrap'),
    mount: step('mount'),
    unmount: step('unmount'),
    update: step('update'),
  };
}
