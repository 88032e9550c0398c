import { createManagerApp } from '@portal/server/src/app/app.ts';
import { createOperatorApp } from '@portal/server/src/app/operatorApp.ts';
import type { Deps } from '@portal/server/src/platform/Deps.ts';
import { createSandboxGateway } from '@portal/server/src/app/stand-ins/gateway/createSandboxGateway.ts';
import { addCard, cardsOf } from '@portal/server/src/app/stand-ins/gateway/sandboxCards.ts';
import { customerOf } from '@portal/server/src/platform/cards/PaymentGateway.ts';
import { sweepPayments } from '@portal/server/src/areas/buying/payments/sweepPayments.ts';
import { machineOperator } from '@portal/server/src/operator/machineOperator.ts';
import { aPerson, aTeam, type TestPerson } from '@portal/server/src/testing/builders/people.ts';
import { signIn } from '@portal/server/src/testing/browsers/TestClient.ts';
import { prepare, type Actors } from './acts.ts';
import { checkOrders } from './checkOrders.ts';
import { questionSchema, type Answer } from './messages.ts';
import { answerParent, openVictim } from './openVictim.ts';

// The server that is killed: the portal's own applications on its own database, controlled by its
// parent.
const email = 'chaos@kiban.example';
const minuteMs = 60_000;
const { deps: watched, real, killSwitch, close } = await openVictim();
let offset = 0;
const deps: Deps = { ...watched, clock: () => new Date(Date.now() + offset) };
const gateway = await createSandboxGateway(real);
await gateway.listen({ host: '127.0.0.1', port: real.config.sandboxPort ?? 0 });
const actors = await meet();

answerParent(answer);

async function answer(message: unknown): Promise<Answer> {
  const question = questionSchema.parse(message);
  const nothing = { steps: 0, faults: [], orders: 0, licenses: 0 };
  if (question.ask !== 'stop') offset = question.minutes * minuteMs;
  if (question.ask === 'act') {
    // Sessions expire between rounds.
    const client = await signIn(actors, actors.person);
    const act = await prepare[question.scenario]({ ...actors, client }, question.round);
    killSwitch.arm(question.killAt);
    await act();
    // If the action has fewer steps now, die before the response, so that every round has its kill.
    if (question.killAt > 0) killSwitch.kill();
    return { ...nothing, steps: killSwitch.arm(0) };
  }
  if (question.ask === 'check') return { ...nothing, ...(await check()) };
  await gateway.close();
  await close();
  process.exit();
}

/** Checks much later: after sweeps before and after the deadline of 3-D Secure. */
async function check() {
  for (const minutes of [1, 16, 1]) {
    offset += minutes * minuteMs;
    await sweepPayments(deps);
    await deps.queue.drain();
  }
  const count = async (table: 'manager.order' | 'manager.license') => {
    const { n } = await real.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    return n;
  };
  const [orders, licenses] = [await count('manager.order'), await count('manager.license')];
  return { faults: [...(await checkOrders(real))], orders, licenses };
}

async function meet(): Promise<Omit<Actors, 'client'>> {
  const person = (await findPerson()) ?? (await aPerson(real, { email, team: await aTeam(real) }));
  const manager = createManagerApp(deps);
  const customer = customerOf(person.id);
  const known = await cardsOf(real.db, customer, new Date());
  const card = async (number: string): Promise<string> =>
    known.find((each) => each.number.endsWith(number.slice(-4)))?.id ??
    (await addCard(real.db, customer, { number, holder: 'CHAOS', expiry: '12/40' })) ??
    '';
  const cards = {
    plain: await card('4242424242424242'),
    challenge: await card('4000000000003220'),
  };
  return { deps, manager, operator: createOperatorApp(deps, operator), person, cards };
}

/** This program is the operator, too. */
function operator() {
  return Promise.resolve(machineOperator('chaos'));
}

async function findPerson(): Promise<TestPerson | undefined> {
  const person = await real.db
    .selectFrom('manager.user_ref')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst();
  if (!person) return undefined;
  const team = await real.db
    .selectFrom('manager.team_ref as team')
    .innerJoin('manager.member_ref as member', 'member.team_id', 'team.id')
    .selectAll('team')
    .where('member.user_id', '=', person.id)
    .executeTakeFirstOrThrow();
  return { ...person, team, role: 'owner' };
}
