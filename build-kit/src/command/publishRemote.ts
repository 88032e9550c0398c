import { askPortal } from './askPortal.ts';
import { buildRemote, findFailingChecks, nameOf } from './checkRemote.ts';
import { raises, raiseVersion } from './raiseVersion.ts';

/**
 * Checks configuration, build, types, lint and tests of a remote, the quickest first.
 *
 * @param isAccepted asked between build and tests
 * @returns whether it can be released; otherwise the last line of output says why not
 */
export async function checkRemote(
  dir: string,
  isAccepted: () => boolean = () => true,
): Promise<boolean> {
  const why = (await buildRemote(dir))
    ? isAccepted()
      ? await findFailingChecks(dir)
      : ''
    : 'build';
  // The portal has said why.
  if (why === '') return false;
  if (why === undefined) return true;
  const verb = /lint$|build$/.test(why) && !why.includes(' and ') ? 'fails' : 'fail';
  const name = await nameOf(dir);
  process.stderr.write(`${name} cannot be released: its ${why} ${verb}; see above.\n`);
  return false;
}

/**
 * Checks a remote and publishes it with the options of `releases publish`. `--patch`, `--minor` or
 * `--major` raises its version first, and takes that back if it is not published.
 *
 * @returns the exit code
 */
export async function publishRemote(dir: string, args: readonly string[]): Promise<number> {
  const [part] = args.flatMap((arg) => raises.get(arg) ?? []);
  const publish = ['releases', 'publish', dir, ...args.filter((arg) => !raises.has(arg))];
  const restore = part && raiseVersion(dir, part);
  const isReady = await checkRemote(dir, () => askPortal([...publish, '--check']) === 0);
  const code = isReady ? askPortal(publish) : 1;
  if (code !== 0) restore?.();
  return code;
}
