/** Faults in reading and writing data: teams, transactions, locks, database schema. */
export const dataFaults = [
  {
    name: 'notices tell of the orders of other teams',
    file: 'server/src/areas/notices/notices.queries.ts',
    text: `.where('team_id', '=', teamId)
    .where('status', '=', orderStatusCodes.unpaid)`,
    replacement: `.where('status', '=', orderStatusCodes.unpaid)`,
    seenBy: [{ step: 'server', args: ['areas/notices/notices.test'] }],
  },
  {
    name: 'a statement leaves its transaction, for which the embedded database waits',
    file: 'server/src/areas/licensing/leases/leases.ts',
    text: 'const device = await lockDevice(trx, deviceId);',
    replacement: 'const device = await lockDevice(db, deviceId);',
    seenBy: [{ step: 'server', args: ['areas/licensing/leases/leases.test'] }],
  },
  {
    name: 'two transfers of a team lock it together and wait for each other',
    file: 'server/src/accounts/directory/people.queries.ts',
    text: `.orderBy('id')
    .forUpdate()`,
    replacement: `.orderBy('id')
    .forShare()`,
    seenBy: [{ step: 'server', args: ['accounts/people/users/transferTeam'] }],
  },
  {
    name: 'two uploads get the last use of a license',
    file: 'server/src/areas/emi/licenses/emi-licenses.queries.ts',
    text: `.where('id', '=', id)
    .forUpdate()`,
    replacement: `.where('id', '=', id)`,
    seenBy: [{ step: 'server', args: ['areas/emi/uploads/upload.test'] }],
  },
  {
    name: 'a migration wants a value that the former version does not write',
    file: 'server/src/platform/db/migrations/0139_sites.ts',
    text: 'ended_at timestamptz',
    replacement: `ended_at timestamptz,
          label text not null`,
    seenBy: [{ step: 'server', args: ['testing/former-version'] }],
  },
];
