import { toMajor } from '@portal/shared/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readerLocale } from '../../../platform/answers/localeOf.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { documentFormats } from '@portal/paper/documentFormats.ts';
import { sandboxMerchant } from '../../../areas/buying/payments/gatewaySettings.ts';
import {
  areSigned,
  challengePath,
  notificationPath,
  signFields,
} from '../../../areas/buying/payments/secureFields.ts';
import { challengePolicy, overPage, questionPage, returnPage } from './challengePages.ts';
import { refusalStatus } from './refusalStatus.ts';
import { findPayment, noteChallenge, type SandboxPayment } from './sandboxPayments.ts';

const holderPath = '/3ds/holder';
const formSchema = z.record(z.string(), z.string());
const { merchant, secret } = sandboxMerchant;

/**
 * The 3-D Secure page: the holder arrives with the portal's form and returns with the gateway's.
 */
export function challengeRoutes(app: FastifyInstance, { db, config }: Deps): void {
  const shop = config.managerUrl;

  const send = (reply: FastifyReply, html: string, status = 200) =>
    reply
      .code(status)
      .header('content-security-policy', challengePolicy(shop))
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .type('text/html; charset=utf-8')
      .send(html);
  const sendBack = (request: FastifyRequest, reply: FastifyReply, payment: SandboxPayment) => {
    const fields = signFields(
      {
        userId: payment.customer ?? '',
        threeDSMerchantTransID: payment.id,
        keyAlias: merchant,
        threedsAuthenticationData: payment.data ?? '',
      },
      secret,
    );
    return send(reply, returnPage(readerLocale(request), `${shop}${notificationPath}`, fields));
  };
  /** The payment of a form, if the data match. */
  const named = async (id = '', data = ''): Promise<SandboxPayment | undefined> => {
    const payment = await findPayment(db, id);
    return payment?.data === data && data !== '' ? payment : undefined;
  };

  /**
   * Redirects forms here, so that Back and reload do not resubmit: the page shows the current
   * state.
   */
  const toPage = (reply: FastifyReply, { id, data }: SandboxPayment) =>
    reply.redirect(
      `${holderPath}?${new URLSearchParams({ id, data: data ?? '' }).toString()}`,
      303,
    );

  app.setErrorHandler((error, request, reply) =>
    send(reply, overPage(readerLocale(request)), refusalStatus(error)),
  );

  app.post(challengePath, async (request, reply) => {
    const fields = formSchema.parse(request.body);
    const isSigned = fields['keyAlias'] === merchant && areSigned(fields, secret);
    const isOurs = fields['threeDSNotificationUrl'] === shop + notificationPath;
    const { threeDSMerchantTransID: id, threedsAuthenticationData: data } = fields;
    const payment = isSigned && isOurs ? await named(id, data) : undefined;
    if (!payment) return send(reply, overPage(readerLocale(request)), 400);
    if (payment.state === 'challenge' && payment.behavior === 'authentication_failed') {
      await noteChallenge(db, payment.id, false);
    }
    return toPage(reply, payment);
  });

  app.post('/3ds/answer', async (request, reply) => {
    const fields = formSchema.parse(request.body);
    const payment = await named(fields['payment'], fields['data']);
    if (!payment) return send(reply, overPage(readerLocale(request)), 400);
    await noteChallenge(db, payment.id, fields['answer'] === 'authenticate');
    return toPage(reply, payment);
  });

  app.get(holderPath, async (request, reply) => {
    const { id, data } = formSchema.parse(request.query);
    const payment = await named(id, data);
    if (!payment) return send(reply, overPage(readerLocale(request)), 400);
    const isAnswered = payment.state !== 'challenge' || payment.authenticated;
    if (isAnswered) return sendBack(request, reply, payment);
    return send(reply, questionPage(readerLocale(request), question(payment)));
  });
}

function question({ id, data, amount, currency, reference }: SandboxPayment) {
  const of = currency === 'USD' ? 'USD' : 'JPY';
  return {
    payment: id,
    data: data ?? '',
    amount: documentFormats('en', of).money(toMajor(amount ?? 0, of)),
    reference: reference ?? '',
  };
}
