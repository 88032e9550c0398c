import { createHash, generateKeyPairSync, randomBytes, webcrypto } from 'node:crypto';
import { keyIdOf, sha256, webCryptoSigner, type LicenseFileSigner } from '@portal/shared/domain';
import { setTimeout as wait } from 'node:timers/promises';
import { createManagerApp } from '@portal/server/src/app/app.ts';
import { newId } from '@portal/server/src/platform/db/newId.ts';
import type { Deps } from '@portal/server/src/platform/Deps.ts';
import {
  aNewPerson,
  anAccountsTeam,
  testPassword,
} from '@portal/server/src/testing/builders/accountPeople.ts';
import { anInstaller, fileAddress } from '@portal/server/src/testing/builders/installers.ts';
import { aLicense } from '@portal/server/src/testing/builders/licenses.ts';
import { aPerson, type TestPerson } from '@portal/server/src/testing/builders/people.ts';
import { signIn } from '@portal/server/src/testing/browsers/TestClient.ts';

/** A person's browser. */
export interface Browser {
  readonly team: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A registered computer that reports usage. */
export interface Computer {
  readonly team: string;
  readonly user: string;
  readonly license: string;
  readonly signer: LicenseFileSigner;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface Customers {
  readonly browsers: readonly Browser[];
  readonly computer: Computer;
  /** A person who signs in. */
  readonly person: Credentials;
  readonly file: { readonly address: string; readonly sha256: string };
}

/** Installers; each address counts separately. */
let versions = 0;
const licensesEach = 20;
const browsers = 4;

/** Creates the people, computers and files for the load. */
export async function makeCustomers(deps: Deps): Promise<Customers> {
  const manager = createManagerApp(deps);
  const made: Browser[] = [];
  for (let n = 0; n < browsers; n += 1) {
    const person = await aPerson(deps);
    for (let license = 0; license < licensesEach; license += 1) await aLicense(deps, person.team);
    const { bearer, cookie, csrf } = await signIn({ deps, manager }, person);
    const headers = { authorization: `Bearer ${bearer}`, 'x-csrf-token': csrf, cookie };
    made.push({ team: person.team.id, headers });
  }
  await manager.close();
  const details = { post_code: '105-0011', prefecture: 'Tokyo', address: 'Minato 4-2-8' };
  const email = `${newId()}@kiban.example`;
  await anAccountsTeam(deps, {
    people: [await aNewPerson({ email })],
    details: { ...details, tel: '03-5555-0100' },
  });
  // The manager knows the person once it has received the team.
  while ((await deps.queue.waiting()) > 0) await wait(20);
  const content = randomBytes(1_000_000);
  const file = await anInstaller(deps, { content, version: `12.0.${String((versions += 1))}` });
  return {
    browsers: made,
    person: { email, password: testPassword },
    computer: await aComputer(deps, await aPerson(deps)),
    file: {
      address: fileAddress(file),
      sha256: createHash('sha256').update(content).digest('hex'),
    },
  };
}

async function aComputer(deps: Deps, person: TestPerson): Promise<Computer> {
  const { number: license } = await aLicense(deps, person.team);
  const jwk = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  const publicKey = jwk.x ?? '';
  const kid = await keyIdOf(publicKey);
  await deps.db
    .insertInto('manager.license_device')
    .values({
      ...{ id: kid, public_key: publicKey, host: 'load', team_id: person.team.id },
      ...{ user_id: person.id, fingerprint: await sha256(kid), revoked_at: null },
    })
    .execute();
  const key = await webcrypto.subtle.importKey('jwk', jwk, 'Ed25519', false, ['sign']);
  return { team: person.team.id, user: person.id, license, signer: webCryptoSigner(kid, key) };
}
