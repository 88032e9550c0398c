const heapMegabytes = 128;

/**
 * How Node is started where remotes' code runs.
 *
 * @param places Files that it may read, the program first: its permission model refuses all others,
 *   and every child process, worker and addon.
 */
export function nodeArguments(places: readonly string[]): readonly string[] {
  return [
    permission,
    ...places.map((place) => `--allow-fs-read=${place}`),
    `--max-old-space-size=${String(heapMegabytes)}`,
    '--disallow-code-generation-from-strings',
    // Of the process's own world, should a script ever meet it.
    '--frozen-intrinsics',
    // Node would look at what a script rejected with, and call what it finds there.
    '--unhandled-rejections=none',
    // Machine code is made for one context, and the next rendering has another.
    ...['--no-opt', '--single-threaded'],
    '--no-warnings',
    ...places,
  ];
}

/** Its name changed in Node 24. */
const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';
