import { z } from 'zod';
import { UsageError, type Command } from '../../../platform/commands/Command.ts';

const forceNetwork: Command = {
  noun: 'licenses',
  verb: 'force-network',
  summary: 'Takes a standalone license back whose machine is lost (twice a year per team).',
  usage: '<number>',
  run: async ({ client, args: [number], print }) => {
    if (number === undefined) throw new UsageError('The number of a license is missing.');
    await client.call(`/operator/licenses/${encodeURIComponent(number)}/network`, {
      method: 'POST',
    });
    print(`${number} is a network license again; its machine is locked out.`);
  },
};

const revokeDevice: Command = {
  noun: 'devices',
  verb: 'revoke',
  summary: 'Locks a machine out: it gets and gives back no more licenses.',
  usage: '<device>',
  run: async ({ client, args: [device], print }) => {
    if (device === undefined) throw new UsageError('The name of a device is missing.');
    await client.call(`/operator/devices/${encodeURIComponent(device)}/revoke`, {
      method: 'POST',
    });
    print(`${device} is locked out.`);
  },
};

const rotateKey: Command = {
  noun: 'license-keys',
  verb: 'rotate',
  summary: 'Signs license files with a new key from now on; older files stay valid.',
  usage: '',
  run: async ({ client, print }) => {
    const answer = await client.call('/operator/license-keys/rotate', { method: 'POST' });
    print(`New key: ${z.object({ kid: z.string() }).parse(answer).kid}`);
  },
};

export const licenseFilesCommands: readonly Command[] = [forceNetwork, revokeDevice, rotateKey];
