import { optionalCode, text } from '@portal/shared/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { readerLocale } from '../../../platform/answers/localeOf.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { closeCardPage, findCardPage } from './cardPages.ts';
import { cardPageOver, newCardPage, newCardPolicy, type CardFaults } from './newCardPage.ts';
import { refusalStatus } from './refusalStatus.ts';
import { addCard, testCards } from './sandboxCards.ts';

const querySchema = z.object({ page: z.string().max(100) });
const formSchema = z.object({
  page: z.string().max(100),
  number: z.catch(optionalCode(40), ''),
  holder: z.string().max(100).catch(''),
  expiry: z.catch(optionalCode(10), ''),
  answer: z.enum(['add', 'cancel']),
});
const holderSchema = text(60);
const expiryPattern = /^(0[1-9]|1[0-2])\/\d\d$/;

/** The page for adding a card, whose number never reaches the merchant. */
export function newCardRoutes(app: FastifyInstance, { db, clock, config }: Deps): void {
  const send = (reply: FastifyReply, html: string, status = 200) =>
    reply
      .code(status)
      .header('content-security-policy', newCardPolicy([config.accountsUrl]))
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-content-type-options', 'nosniff')
      .type('text/html; charset=utf-8')
      .send(html);

  app.setErrorHandler((error, request, reply) =>
    send(reply, cardPageOver(readerLocale(request)), refusalStatus(error)),
  );

  app.get('/cards/new', async (request, reply) => {
    const { page: token } = querySchema.parse(request.query);
    const locale = readerLocale(request);
    if (!(await findCardPage(db, token, clock()))) return send(reply, cardPageOver(locale), 404);
    return send(reply, newCardPage(locale, { token }));
  });

  app.post('/cards/new', async (request, reply) => {
    const form = formSchema.parse(request.body);
    const { page: token, answer, number, holder, expiry } = form;
    const locale = readerLocale(request);
    const now = clock();
    const page = await findCardPage(db, token, now);
    if (!page) return send(reply, cardPageOver(locale), 404);
    const back = (card: 'added' | 'cancelled') =>
      reply.redirect(`${page.return_url}?card=${card}`, 303);
    if (answer === 'cancel') {
      await closeCardPage(db, page.token_hash, now);
      return back('cancelled');
    }
    const faults = faultsOf(form);
    if (Object.keys(faults).length > 0) {
      return send(reply, newCardPage(locale, { token, typed: { holder, expiry }, faults }), 422);
    }
    if (await closeCardPage(db, page.token_hash, now)) {
      await addCard(db, page.customer, {
        number: cardDigits(number),
        holder: holderSchema.parse(holder),
        expiry,
      });
    }
    return back('added');
  });
}

const cardDigits = (number: string) => number.replaceAll(/[\s-]/g, '');

type Typed = Pick<z.infer<typeof formSchema>, 'number' | 'holder' | 'expiry'>;

/** Faults of the input, in the order of the page. */
function faultsOf({ number, holder, expiry }: Typed): CardFaults {
  const isTaken = {
    number: Object.hasOwn(testCards, cardDigits(number)),
    holder: holderSchema.safeParse(holder).success,
    expiry: expiryPattern.test(expiry),
  };
  const faultOf = (typed: string) => (typed.trim() === '' ? 'Missing' : 'Refused');
  return {
    ...(!isTaken.number && { number: faultOf(number) }),
    ...(!isTaken.holder && { holder: faultOf(holder) }),
    ...(!isTaken.expiry && { expiry: faultOf(expiry) }),
  };
}
