import type { ReportedError } from '@portal/shared/contracts';
import type { ReleaseManifest } from '@portal/shared/remote';
import type { Deps } from '../../../platform/Deps.ts';
import { cleanText } from './cleanText.ts';
import { keepReleaseError } from './errors.queries.ts';
import { readFrames } from './readFrames.ts';

interface Stored {
  readonly base: string;
  readonly manifest: Pick<ReleaseManifest, 'routes'>;
}

/** Stores an error reported by a browser, without personal data. */
export async function keepReported(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  { route, message, stack, ...error }: ReportedError,
  { base, manifest }: Stored,
): Promise<void> {
  const origin = new URL(config.managerUrl).origin;
  await keepReleaseError(db, {
    ...error,
    route: manifest.routes.some(({ path }) => path === route) ? route : null,
    message: cleanText(message),
    frames: readFrames(stack, { origin, base: new URL(base, origin).href }),
    at: clock(),
  });
}
