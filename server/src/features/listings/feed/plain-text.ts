import { compile } from 'html-to-text';

import { tidyText } from '@husvaer/domain/kernel/text';

/** Longer texts are refused anyway; parsing their HTML first would only cost time. */
const HTML_MAX = 50_000;

/** Letters, digits and plain punctuation: nothing to convert. */
const IS_PLAIN = /^[ !-%'-;=-~\u00a1-\u00ac\u00ae-\u02ff]*$/;

const ELEMENTS =
  'a|abbr|address|article|aside|b|big|blockquote|body|br|button|center|cite|code|dd|del|div|dl|dt|em|figcaption|figure|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|label|li|link|main|mark|meta|nav|noscript|object|o:p|ol|p|pre|q|s|script|section|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|title|tr|tt|u|ul|video|wbr';

/** A `<` that begins no complete tag or comment: `2 < 3`, `<3`. */
const LONE_BRACKET = new RegExp(`<(?!/?(?:${ELEMENTS})(?:[\\s/][^<>]*)?>|!--|!doctype)`, 'gi');
/** A tag cut off by the end of the text or the next tag: `<br /`, `<a href="https://…`. */
const CUT_TAG = new RegExp(
  `</?(?:${ELEMENTS})?(?:\\s+[\\w:-]+=(?:"[^"<>]*"?|'[^'<>]*'?|[^\\s"'<>]*))*\\s*/?$|` +
    `</?(?:${ELEMENTS})(?=<)`,
  'gi',
);
const BREAKS_LINES = /<(?:br|p|div|ul|ol|li|h[1-6]|table|tr|section|article|blockquote|pre)\b/i;

const htmlToText = compile({
  wordwrap: false,
  limits: { maxDepth: 1000 },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    ...['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'head'].map(
      (selector) => ({ selector, format: 'skip' }),
    ),
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
      selector,
      options: { uppercase: false },
    })),
    { selector: 'ul', options: { itemPrefix: '– ', leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'ol', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    ...['li', 'tr'].map((selector) => ({
      selector,
      format: 'block',
      options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
    })),
    ...['td', 'th'].map((selector) => ({
      selector,
      format: 'inlineSurround',
      options: { suffix: ' ' },
    })),
    { selector: 'hr', format: 'skip' },
    { selector: 'blockquote', options: { trimEmptyLines: true, leadingLineBreaks: 1 } },
  ],
});

/**
 * A text of a feed as plain text: HTML converted, paragraphs and list items on separate lines, no control
 * characters, NFC. Text that only resembles HTML stays as it is.
 */
export function plainText(text: string): string {
  if (IS_PLAIN.test(text)) return text.trim();
  return tidyText(/[<&]/.test(text) && text.length <= HTML_MAX ? unpacked(text) : text);
}

/** Like {@link plainText}, on one line. */
export const plainLine = (text: string): string => plainText(text).replace(/\s+/g, ' ');

function unpacked(text: string): string {
  const html = text.replace(CUT_TAG, '').replace(LONE_BRACKET, '&lt;');
  // Without tags that break lines, the text's own line breaks count.
  return htmlToText(BREAKS_LINES.test(html) ? html : html.replace(/\r\n?|\n/g, '<br>'));
}
