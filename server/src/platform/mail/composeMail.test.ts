import { describe, expect, it } from '@jest/globals';
import { composeMail } from './composeMail.ts';

const letter = {
  locale: 'en',
  subject: 'Figures',
  before: ['Dear <b>you</b>,', 'two\nlines'],
  link: { text: 'Open', href: 'https://portal.example/log?tab=other&x="1"' },
  after: ['The end.'],
} as const;

describe('composeMail', () => {
  it('writes plain text with full addresses', () => {
    expect(composeMail(letter).text).toBe(
      'Dear <b>you</b>,\n\ntwo\nlines\n\nOpen\nhttps://portal.example/log?tab=other&x="1"\n\nThe end.\n',
    );
  });

  it('escapes texts in HTML', () => {
    const { html } = composeMail(letter);
    expect(html).toContain('<p>Dear &lt;b&gt;you&lt;/b&gt;,</p>');
    expect(html).toContain('<p>two<br>\nlines</p>');
    expect(html).toContain('<a href="https://portal.example/log?tab=other&amp;x=&quot;1&quot;"');
    expect(html).toContain('<html lang="en">');
  });

  it('does not break license numbers, negative amounts and dates, but breaks addresses', () => {
    const words = ['renewal of CD-0000002', '割引：-￥9,000', 'https://portal.example/log-2-3'];
    const items = [{ text: 'CD-7は2026年12月1日に終了します。', href: 'https://portal.example' }];
    const { html, text } = composeMail({ ...letter, before: [words.join('\n')], items });
    expect(text).toContain(words.join('\n'));
    const whole = Array.from(html.matchAll(/nowrap">([^<]*)</g), ([, kept]) => kept);
    expect(whole).toEqual(['CD-0000002', '-￥9,000', 'CD-7', '2026年12月1日']);
  });

  it('lists items as links, with full addresses in plain text', () => {
    const items = [{ text: 'A & B', href: 'https://portal.example/order/1' }];
    const { html, text } = composeMail({ ...letter, items });
    expect(html).toMatch(
      /<li[^>]*><a href="https:\/\/portal.example\/order\/1"[^>]*>A &amp; B<\/a>/,
    );
    expect(text).toContain('lines\n\n- A & B\nhttps://portal.example/order/1\n\nOpen');
  });

  it('puts pictures between paragraphs and link, and the unsubscribe link last', () => {
    const pictures = [{ name: 'a', alt: 'Three "bars"', png: Buffer.alloc(0), width: 512 }];
    const unsubscribe = { text: 'Stop these emails', href: 'https://portal.example/log' };
    const { html, text } = composeMail({ ...letter, pictures, unsubscribe });
    expect(html).toMatch(/lines<\/p>\n<p><img src="cid:a" alt="Three &quot;bars&quot;"/);
    expect(html.trim().split('\n').at(-2)).toContain('Stop these emails');
    // Words are not broken, unlike addresses.
    expect(html.trim().split('\n').at(-2)).not.toContain('break-all');
    expect(text.endsWith('Stop these emails\nhttps://portal.example/log\n')).toBe(true);
  });

  it('ends with the contact address, if configured', () => {
    const { html, text } = composeMail(
      { ...letter, locale: 'ja' },
      { contact: 'https://vendor.example/?a&b' },
    );
    expect(text.endsWith('The end.\n\nお問い合わせ\nhttps://vendor.example/?a&b\n')).toBe(true);
    expect(html).toMatch(/<a href="https:\/\/vendor.example\/\?a&amp;b"[^>]*>お問い合わせ<\/a>/);
    expect(composeMail(letter).text).not.toContain('Contact us');
  });

  it('makes a link of a line that is one of the portal’s addresses', () => {
    const own = 'https://portal.example/password/reset?a&b';
    const others = ['https://portal.example.evil.example/', `see ${own}`];
    const after = [[`Choose a new one:`, own, ...others].join('\n')];
    const { html } = composeMail({ ...letter, after }, { sites: ['https://portal.example'] });
    const linked = Array.from(html.matchAll(/<a href="([^"]*)"[^>]*>\1</g), ([, href]) => href);
    expect(linked).toEqual([
      'https://portal.example/log?tab=other&amp;x=&quot;1&quot;',
      'https://portal.example/password/reset?a&amp;b',
    ]);
  });
});
