import { describe, expect, it } from '@jest/globals';
import { Linter } from 'eslint';
import globals from 'globals';
import ts from 'typescript-eslint';
import { pageGlobals } from '../../test-kit/src/eslint/pageGlobals.js';

/** Findings of the rule for a source. */
function said(source) {
  const config = {
    files: ['**/*.ts'],
    languageOptions: { parser: ts.parser, globals: globals.browser },
    plugins: { portal: { rules: { 'page-globals': pageGlobals } } },
    rules: { 'portal/page-globals': 'error' },
  };
  return new Linter().verify(source, [config], 'a.ts').map(({ message }) => message);
}

describe('page-globals', () => {
  it.each([
    'window.addEventListener("online", goOn); window.location.origin;',
    'document.title; const { body } = document; navigator.onLine;',
    'import { fetch } from "./fetch.ts"; fetch("/x");',
    'function read(localStorage: Storage) { return localStorage.getItem("x"); }',
    'const held: typeof localStorage | null = null;',
    'typeof window === "undefined"; Object.assign(target, window);',
    'const { innerWidth, location: { href } } = window; const self = 1;',
    'const state = { fetch: 1, window: 2 }; state.fetch = state.window;',
  ])('accepts %s', (source) => {
    expect(said(source)).toEqual([]);
  });

  it.each([
    ['localStorage.getItem("x")', 'localStorage'],
    ['window.localStorage.getItem("x")', 'window.localStorage'],
    ['globalThis["sessionStorage"]', 'globalThis.sessionStorage'],
    ['self?.indexedDB', 'self.indexedDB'],
    ['(window as any).localStorage', 'window.localStorage'],
    ['window.self.localStorage', 'window.self.localStorage'],
    ['document.defaultView!.localStorage', 'document.defaultView.localStorage'],
    ['const { localStorage: kept } = window', 'window.localStorage'],
    ['let kept; ({ sessionStorage: kept } = globalThis)', 'globalThis.sessionStorage'],
    ['const keep = () => caches', 'caches'],
  ])('refuses %s and names the alternative for storage', (source, name) => {
    expect(said(source)).toEqual([
      `A remote does not use ${name}: keep it by storageOf('browser') or storageOf('tab') of @portal/shared, under a name that begins with the remote's.`,
    ]);
  });

  it.each([
    ['document.cookie', 'document.cookie'],
    ['document.cookie = "a=b"', 'document.cookie'],
    ['const { cookie } = document', 'document.cookie'],
    ['const { document: { cookie } } = window', 'window.document.cookie'],
    ['cookieStore.get("a")', 'cookieStore'],
  ])('refuses %s', (source, name) => {
    expect(said(source)).toEqual([
      expect.stringContaining(`does not use ${name}: each call would carry it`),
    ]);
  });

  it.each([
    ['fetch("/x")', 'fetch'],
    ['window.fetch("/x")', 'window.fetch'],
    ['const get = globalThis.fetch', 'globalThis.fetch'],
    ['new XMLHttpRequest()', 'XMLHttpRequest'],
    ['new WebSocket("wss://x")', 'WebSocket'],
    ['new window.EventSource("/x")', 'window.EventSource'],
    ['navigator.sendBeacon("/x")', 'navigator.sendBeacon'],
  ])("refuses %s and names the portal's calls", (source, name) => {
    expect(said(source)).toEqual([
      `A remote does not use ${name}: it bypasses the portal's tokens, timeouts and error handling; use api of @portal/shared, or ownRequests for a library's requests.`,
    ]);
  });

  it.each([
    ['window.counter = 1', 'window.counter'],
    ['globalThis["counter"] += 1', 'globalThis.counter'],
    ['window[name] = 1', 'window.…'],
    ['window.counter++', 'window.counter'],
    ['delete window.counter', 'window.counter'],
    ['Object.assign(window, { counter: 1 })', 'window'],
    ['Object.defineProperty(globalThis, "counter", {})', 'globalThis'],
    ['window.onerror = () => undefined', 'window.onerror'],
    ['counter = 1', 'counter'],
  ])('refuses %s', (source, name) => {
    expect(said(source)).toEqual([
      `${name} would be shared by all remotes: keep it in a module of the remote; use addEventListener for events.`,
    ]);
  });

  it.each(['const page = window', 'let page; page = globalThis', 'const { ...page } = self'])(
    'refuses an alias of the global object: %s',
    (source) => {
      expect(said(source)).toEqual([expect.stringContaining('alias')]);
    },
  );
});
