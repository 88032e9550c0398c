import { homedir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { products, type Product } from '@portal/shared/domain';
import { ClientError } from './ClientError.ts';
import type { Context } from './Context.ts';

/** The parsed command line. */
export interface Options {
  readonly command: string;
  /** The argument after the command, without a dash. */
  readonly argument: string | undefined;
  readonly server: string | undefined;
  readonly product: string | undefined;
  readonly out: string | undefined;
  readonly host: string | undefined;
  readonly lang: string | undefined;
  readonly home: string;
  /** `--for` and `--every` of `hold`, in seconds. */
  readonly seconds: number | undefined;
  readonly everySeconds: number;
}

const text = { type: 'string' } as const;

/** Parses the command line. @throws ClientError for an unknown option or a missing value. */
export function readOptions(argv: readonly string[], { env, folder }: Context): Options {
  const { values, positionals } = parse(argv);
  const home = values.home ?? env['LICENSE_CLIENT_HOME'];
  return {
    command: positionals[0] ?? 'help',
    argument: positionals[1],
    server: values.server?.replace(/(?<!\/)\/+$/u, ''),
    product: values.product,
    out: values.out,
    host: values.host,
    lang: values.lang,
    home:
      home === undefined
        ? path.join(homedir(), '.portal-license-client')
        : path.resolve(folder, home),
    seconds: values.for === undefined ? undefined : seconds(values.for),
    everySeconds: seconds(values.every ?? '300'),
  };
}

/** Parses the comma-separated products of an option. @throws ClientError */
export function parseProducts(value: string | undefined): Product[] {
  if (value === undefined) throw new ClientError((messages) => messages.missing('--product'));
  return [...new Set(value.split(',').map(parseProduct))];
}

function parseProduct(value: string): Product {
  const product = products.find((known) => known === value.trim().toLowerCase());
  if (!product) throw new ClientError((messages) => messages.badProduct(value));
  return product;
}

function seconds(value: string): number {
  const number = Number(value);
  if (!(number > 0)) throw new ClientError((messages) => messages.badOptions(value));
  return number;
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        server: text,
        product: text,
        out: text,
        host: text,
        home: text,
        lang: text,
        for: text,
        every: text,
      },
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ClientError((messages) => messages.badOptions(reason));
  }
}
