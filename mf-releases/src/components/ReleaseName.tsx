interface ReleaseNameProps {
  readonly version: string;
  readonly hash: string;
}

/** A release as code names it, the same in each language. */
export function ReleaseName({ version, hash }: ReleaseNameProps) {
  const name = `${version} +${hash}`;
  return <span translate="no">{name}</span>;
}
