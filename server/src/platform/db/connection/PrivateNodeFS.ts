import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Options = Parameters<NodeFS['init']>[1];
type Prepare = Extract<NonNullable<Options['preRun']>, readonly unknown[]>[number];

const ownRights = 0o700;

/**
 * PGlite's file system with files that only their owner can read. The runtime sets the mode of
 * every file itself, regardless of the umask, and makes some of them world-readable.
 */
export class PrivateNodeFS extends NodeFS {
  override async init(pglite: PGlite, options: Options): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const prepared = [emscriptenOpts.preRun ?? []].flat();
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...prepared, closeFiles] } };
  }
}

interface Modes {
  chmod: (file: unknown, mode: number, ...rest: readonly unknown[]) => void;
}

const closeFiles: Prepare = ({ FS }) => {
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- the runtime comes without types
  const files: Modes = FS;
  const { chmod } = files;
  files.chmod = (file, mode, ...rest) => {
    chmod.call(files, file, mode & (~0o777 | ownRights), ...rest);
  };
};
