const heapMegabytes = 128;

/**
 * Arguments of Node for running remotes' code.
 *
 * @param places files that it may read, the program first: the permission model denies all others,
 *   and child processes, workers and addons
 */
export function nodeArguments(places: readonly string[]): readonly string[] {
  return [
    permission,
    ...places.map((place) => `--allow-fs-read=${place}`),
    `--max-old-space-size=${String(heapMegabytes)}`,
    '--disallow-code-generation-from-strings',
    // Objects of the main realm, should a script ever reach them.
    '--frozen-intrinsics',
    // Otherwise Node would inspect the reason of a rejection, and call code in it.
    '--unhandled-rejections=none',
    // Compiled code is per context, and each rendering has a new one.
    ...['--no-opt', '--single-threaded'],
    '--no-warnings',
    ...places,
  ];
}

/** The flag was renamed in Node 24. */
const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';
