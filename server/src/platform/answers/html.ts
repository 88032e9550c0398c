import { themeIn } from '@portal/shared/domain';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes text for an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** A script element with JSON data. Every `<` is escaped so that it cannot close the element. */
export function jsonScript(attributes: string, value: unknown): string {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<script type="application/json" ${attributes}>${json}</script>`;
}

/** The attribute of a page's root element with the scheme that the person has chosen, if any. */
export function themeAttribute(cookies: string | undefined): string {
  const theme = themeIn(cookies);
  return theme === undefined ? '' : ` data-theme="${theme}"`;
}
