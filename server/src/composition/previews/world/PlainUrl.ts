import { PlainUrlSearchParams } from './PlainUrlSearchParams.ts';

const defaultPorts: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/** The components of a web address; terms of RFC 3986. */
const pattern =
  /^(?<protocol>https?:)[/\\]{2}(?:(?<user>[^/\\?#@]*)@)?(?<host>\[[\da-f:.]+\]|[\w.-]+)(?::(?<port>\d{0,5}))?(?<path>[/\\][^?#]*)?(?<search>\?[^#]*)?(?<hash>#.*)?$/is;

interface Parts {
  readonly protocol: string;
  readonly host: string;
  readonly path: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * Stand-in for `URL` that covers a page's links: `http` and `https` addresses with an ASCII host
 * and no user, and relative ones (https://url.spec.whatwg.org). Everything else throws the
 * `TypeError` of an invalid address. Immutable; `searchParams` is a copy.
 */
export class PlainUrl {
  readonly protocol: string;
  readonly host: string;
  readonly pathname: string;
  readonly username = '';
  readonly password = '';
  /** Includes its delimiter, even if nothing follows it. */
  readonly #search: string;
  readonly #hash: string;

  constructor(address: string | PlainUrl, base?: string | PlainUrl) {
    const parts = inBatches(trimmed(address), base === undefined ? undefined : new PlainUrl(base));
    this.protocol = parts.protocol;
    this.host = parts.host;
    this.pathname = withoutDots(escaped(parts.path.replaceAll('\\', '/'), /["<>`{}]/g));
    this.#search = escaped(parts.search, /["'<>]/g);
    this.#hash = escaped(parts.hash, /["<>`]/g);
  }

  static canParse(address: string, base?: string): boolean {
    try {
      return Boolean(new PlainUrl(address, base));
    } catch {
      return false;
    }
  }

  get origin(): string {
    return `${this.protocol}//${this.host}`;
  }

  get hostname(): string {
    return this.host.replace(/:\d+$/, '');
  }

  get port(): string {
    return /:(\d+)$/.exec(this.host)?.[1] ?? '';
  }

  get search(): string {
    return this.#search === '?' ? '' : this.#search;
  }

  get hash(): string {
    return this.#hash === '#' ? '' : this.#hash;
  }

  get href(): string {
    return `${this.origin}${this.pathname}${this.#search}${this.#hash}`;
  }

  get searchParams(): PlainUrlSearchParams {
    return new PlainUrlSearchParams(this.search);
  }

  toString(): string {
    return this.href;
  }

  toJSON(): string {
    return this.href;
  }
}

/** Removes surrounding blanks and controls, and line breaks and tabs within. */
function trimmed(address: string | PlainUrl): string {
  // oxlint-disable-next-line no-control-regex -- these are what the standard removes
  return String(address).replaceAll(/^[\u0000- ]+|(?<![\u0000- ])[\u0000- ]+$|[\t\n\r]/g, '');
}

function inBatches(address: string, base: PlainUrl | undefined): Parts {
  const absolute = pattern.exec(address)?.groups;
  if (absolute) {
    const protocol = (absolute['protocol'] ?? '').toLowerCase();
    if (absolute['user'] !== undefined) throw refusal(address);
    return {
      protocol,
      host: hostOf(protocol, absolute['host'] ?? '', absolute['port'] ?? '', address),
      path: absolute['path'] ?? '/',
      search: absolute['search'] ?? '',
      hash: absolute['hash'] ?? '',
    };
  }
  if (!base || /^[a-z][\w+.-]*:/i.test(address)) throw refusal(address);
  if (/^[/\\]{2}/.test(address)) return inBatches(base.protocol + address, undefined);
  const [, path = '', search, hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  const { protocol, host } = base;
  if (path === '') {
    return { protocol, host, path: base.pathname, search: search ?? base.search, hash };
  }
  const folder = /^[/\\]/.test(path)
    ? ''
    : base.pathname.slice(0, base.pathname.lastIndexOf('/') + 1);
  return { protocol, host, path: folder + path, search: search ?? '', hash };
}

function hostOf(protocol: string, name: string, port: string, address: string): string {
  const number = port === '' ? '' : String(Number(port));
  // Names that end in a number are IPv4 addresses, which have many notations.
  const isNumber = /(^|\.)(\d+|0x[\da-f]*)\.?$/i.test(name);
  if (Number(port) > 65_535 || (isNumber && !isPlainIpv4(name))) throw refusal(address);
  const shown = number === '' || number === defaultPorts[protocol] ? '' : `:${number}`;
  return `${name.toLowerCase()}${shown}`;
}

function isPlainIpv4(name: string): boolean {
  return /^(\d{1,3}\.){3}\d{1,3}$/.test(name) && name.split('.').every(isPlainByte);
}

function isPlainByte(text: string): boolean {
  return String(Number(text)) === text && Number(text) < 256;
}

function refusal(address: string): TypeError {
  return new TypeError(`Invalid URL: ${address}`);
}

function escaped(text: string, marks: RegExp): string {
  return text
    .replaceAll(/\p{Surrogate}/gu, '\u{fffd}')
    .replaceAll(/[^!-~]/gu, encodeURIComponent)
    .replaceAll(marks, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

function withoutDots(path: string): string {
  const kept: string[] = [];
  const steps = path.split('/').slice(1);
  steps.forEach((step, at) => {
    const plain = step.replaceAll(/%2e/gi, '.');
    const isLast = at === steps.length - 1;
    if (plain === '..') kept.pop();
    else if (plain !== '.') kept.push(step);
    if (isLast && (plain === '.' || plain === '..')) kept.push('');
  });
  return `/${kept.join('/')}`;
}
