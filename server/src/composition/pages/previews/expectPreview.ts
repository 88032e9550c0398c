import type { RegisteredRemote } from '@portal/shared/remote';
import type { Deps } from '../../../platform/Deps.ts';
import type { PreviewScript } from '../../previews/Previews.ts';
import { previewScript } from './previewScript.ts';

/** What will render the preview of a remote's screens; nothing when their pages go without. */
export async function expectPreview(
  deps: Pick<Deps, 'db' | 'blobs' | 'previews'>,
  remote: RegisteredRemote,
): Promise<PreviewScript | undefined> {
  const script = await previewScript(deps, remote);
  return script && deps.previews.isExpected(script) ? script : undefined;
}
