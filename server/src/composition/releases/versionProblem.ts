interface Named {
  readonly version: string;
  readonly hash: string;
}

/**
 * Why a release's version is refused, as a sentence: people identify releases by version.
 *
 * @param current hash of the current release, if any
 * @param published all releases of the remote
 */
export function versionProblem(
  { version, hash }: Named,
  current: string | undefined,
  published: readonly Named[],
): string | undefined {
  const others = published.filter((release) => release.hash !== hash);
  const running = others.find((release) => release.hash === current);
  if (running && isLower(version, running.version)) {
    return `${version} is lower than ${running.version}, which is current; ${whatToDo}`;
  }
  return others.some((release) => release.version === version)
    ? `${version} was published with other content; ${whatToDo}`
    : undefined;
}

const whatToDo =
  'raise it with --patch, --minor or --major, or publish it as it is with --any-version';

/** @param left `1.2.3`, as the release contract requires */
function isLower(left: string, right: string): boolean {
  const [a, b] = [left, right].map((version) => version.split('.').map(Number));
  const at = [0, 1, 2].find((place) => a?.[place] !== b?.[place]);
  return at !== undefined && Number(a?.[at]) < Number(b?.[at]);
}
