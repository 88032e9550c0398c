import { existsSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '@portal/server/src/app/readConfig.ts';
import { createDeps } from '@portal/server/src/app/createDeps.ts';
import { readImageFile } from '@portal/server/src/platform/db/connection/databaseImage.ts';
import { openPGlite } from '@portal/server/src/platform/db/connection/openPGlite.ts';
import type { Deps } from '@portal/server/src/platform/Deps.ts';
import { createLog } from '@portal/server/src/platform/http/createLog.ts';
import { KillSwitch } from './KillSwitch.ts';

interface Victim {
  /** Dependencies with the kill switch. */
  readonly deps: Deps;
  /** Dependencies without the switch, for checks. */
  readonly real: Deps;
  readonly killSwitch: KillSwitch;
  readonly close: () => Promise<void>;
}

/** Opens the database of a server that will be killed; an embedded one starts from the image. */
export async function openVictim(): Promise<Victim> {
  const config = readConfig();
  const { CHAOS_IMAGE: image } = process.env;
  const folder = path.join(config.dataDir, 'db');
  if (image !== undefined && !existsSync(folder)) {
    const { db } = await openPGlite({ dataDir: folder, image: await readImageFile(image) });
    await db.destroy();
  }
  const { deps: real, close } = await createDeps(config, { log: createLog(config) });
  const killSwitch = new KillSwitch();
  const deps: Deps = {
    ...real,
    db: real.db.withPlugin(killSwitch.plugin),
    gateway: real.gateway && killSwitch.around(real.gateway),
  };
  await deps.queue.start({ workers: false });
  return { deps, real, killSwitch, close };
}

/** Answers the parent's questions; exits when one fails. */
export function answerParent(answer: (question: unknown) => Promise<object>): void {
  process.on('message', (question) => {
    answer(question).then(
      (said) => process.send?.(said),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? (error.stack ?? '') : String(error)}\n`);
        process.exit(1);
      },
    );
  });
  process.send?.('ready');
}
