import type { NavigationEntry, Places, Redirect, RemoteRoute } from './RemoteConfig.ts';

/** The files that the screen of a route needs besides the federation entry. */
export interface ScreenFiles {
  /** Scripts of the release, by file name. */
  readonly preload: readonly string[];
  /**
   * Lazily shared companions that it uses (`@portal/shared/table` …); the shell has their files.
   */
  readonly companions: readonly string[];
}

/** One published release as the loader needs it. All file names are relative to `base`. */
export interface Release {
  readonly version: string;
  /** First characters of the SHA-256 over all files; with the version it names the folder. */
  readonly hash: string;
  /**
   * URL of the files' folder, ending in `/`: `/remotes/<name>/<version>+<hash>/`, or on another
   * allowed origin.
   */
  readonly base: string;
  /** File name of the federation entry. */
  readonly entry: string;
  /**
   * Name of the entry's global. It differs between builds, so that an old build does not keep
   * running.
   */
  readonly global: string;
  /** Subresource integrity (`sha384-…`) of every script of the release, by file name. */
  readonly integrity: Readonly<Record<string, string>>;
  /** By the route's path pattern. */
  readonly screens: Readonly<Record<string, ScreenFiles>>;
  /** Semantic-version range of the shell contract. */
  readonly contract: string;
}

export interface RegisteredRemote {
  readonly name: string;
  readonly owner?: string;
  readonly current: Release;
  /** The former release, which the loader falls back to. */
  readonly previous?: Release;
  readonly routes: readonly RemoteRoute[];
  readonly navigation: readonly NavigationEntry[];
  readonly places?: Places;
  readonly redirects?: readonly Redirect[];
}

/** The answer of `GET /api/registry`. */
export interface Registry {
  readonly generated_at: string;
  /** Changes with every publish and rollback. */
  readonly version: string;
  readonly remotes: readonly RegisteredRemote[];
}

/** The `release.json` that a remote's build writes and the registry reads. */
export interface ReleaseManifest extends Omit<Release, 'base'> {
  readonly name: string;
  readonly owner?: string;
  readonly routes: readonly RemoteRoute[];
  readonly navigation: readonly NavigationEntry[];
  readonly places?: Places;
  readonly redirects?: readonly Redirect[];
  readonly embeddable?: boolean;
  /** Script of a build for other sites; only releases of earlier kits have it. */
  readonly embed?: string;
  /** Script that renders the remote's screens to markup on the server, see `Preview`. */
  readonly preview?: string;
  /** Every file of the release. */
  readonly files: readonly string[];
}
