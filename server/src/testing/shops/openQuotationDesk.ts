import {
  quotationAnswerSchema,
  quotationsSchema,
  type QuotationAnswer,
  type QuotationRow,
} from '@portal/shared/contracts';
import { tokyoDay, type CalendarDay } from '@portal/shared/domain';
import type { LightMyRequestResponse } from 'fastify';
import type { TestClient } from '../browsers/TestClient.ts';
import { aPerson, type TestPerson } from '../builders/people.ts';
import { createTestServer, type TestServer } from '../createTestServer.ts';

/** A server with an owner who requests quotations. */
export interface QuotationDesk {
  readonly server: TestServer;
  readonly owner: TestPerson;
  /** The owner's latest session. */
  readonly client: TestClient;
  /** Today in Tokyo. */
  today(): CalendarDay;
  /** Advances the clock by days and signs in again. */
  pass(days: number): Promise<void>;
  /** A quotation request: three licenses for a month and three for a year, two slips. */
  wanted(
    changes?: object,
    formChanges?: object,
  ): { readonly start_at: CalendarDay; readonly paper_invoice: number; readonly form: object };
  issue(
    by: TestClient,
    changes?: object,
    formChanges?: object,
    headers?: Record<string, string>,
  ): Promise<QuotationAnswer>;
  /** Opens the document as anybody with its address. */
  open(hash: string): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

export const quotationUrl = '/api/pdf/quotation/';
export const japanese = { 'accept-language': 'ja' };

/** The quotation's addressee. */
export const form = {
  company: '株式会社髙﨑設計',
  user_name: '𠮷田 花子',
  email: 'hanako@kiban.example',
  tel: '03-5555-0100',
};

const dayMs = 86_400_000;

export async function openQuotationDesk(): Promise<QuotationDesk> {
  const server = await createTestServer();
  const owner = await aPerson(server.deps);
  let client = await server.signIn(owner);
  const today = () => tokyoDay(server.deps.clock());
  const wanted = (changes: object = {}, formChanges: object = {}) => ({
    start_at: today(),
    cd: '{"m1":3,"m12":3}',
    pd: '{}',
    licenses: '[]',
    paper_invoice: 1,
    paper_delivery: 1,
    paper_receipt: 0,
    form: { ...form, ...formChanges },
    ...changes,
  });
  return {
    server,
    owner,
    get client() {
      return client;
    },
    today,
    pass: async (days) => {
      server.pass(days * dayMs);
      client = await server.signIn(owner);
    },
    wanted,
    issue: async (by, changes, formChanges, headers = {}) => {
      const payload = wanted(changes, formChanges);
      return quotationAnswerSchema.parse(
        (await by.post(quotationUrl, { payload, headers })).json(),
      );
    },
    open: (hash) => server.manager.inject(`/pdf/quotation/${hash}`),
    close: () => server.close(),
  };
}

/** The team's quotations, newest first. */
export const listOf = async (by: TestClient): Promise<QuotationRow[]> =>
  quotationsSchema.parse((await by.get('/api/quotations/')).json());

/** Id of the team's latest quotation. */
export async function newestId(by: TestClient): Promise<string> {
  const [newest] = await listOf(by);
  if (!newest) throw new Error('the team has no quotation');
  return newest.id;
}
