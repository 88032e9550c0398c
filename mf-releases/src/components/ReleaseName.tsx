interface ReleaseNameProps {
  readonly version: string;
  readonly hash: string;
}

/** Version and hash of a release, the same in all languages. */
export function ReleaseName({ version, hash }: ReleaseNameProps) {
  const name = `${version} +${hash}`;
  return <span translate="no">{name}</span>;
}
