import { readableOnDark, readableOnWhite } from '@husvaer/domain/kernel/contrast';

import { withNoBreakSpaces } from '@husvaer/domain/kernel/no-break';
import { escapeHtml } from './escape-html.ts';
import type { MailSender } from './mail.ts';

interface Link {
  label: string;
  url: string;
}

/** A value that the reader looks up or types elsewhere: an amount, a date, an account. */
export interface Fact {
  label: string;
  /** Parts of one number are shown with gaps and copied without: `['1234', '5678']`. */
  value: string | readonly string[];
}

/** The content of a mail, as plain text in one language. */
export interface MailContent {
  language: 'en' | 'no';
  subject: string;
  /** Default: the subject. */
  title?: string;
  /** The preview after the subject in a list of mails. Default: the first paragraph. */
  preheader?: string;
  /** The name in the greeting; no greeting when the mail goes to an address only. */
  name?: string;
  paragraphs: readonly string[];
  /** Shown after the first paragraph, one a line. */
  facts?: readonly Fact[];
  /** Digits or letters to type elsewhere. */
  code?: string;
  /** Items to look at, each with a link. */
  cards?: readonly { title: string; url: string; lines: readonly string[] }[];
  afterCards?: string;
  button?: Link;
  /** The reason for this mail. */
  footer: string;
  footerLink?: Link;
  /** The company in whose name it is sent; Husvær itself by default. */
  sender?: MailSender | null;
}

/** The reader of a mail, the company it is sent for, and the link of its button. */
export interface MailReader extends Pick<MailContent, 'language' | 'name' | 'sender'> {
  url: string;
}

const OPERATOR = 'Husvær';
const DEFAULT_COLOR = '#14594c';
/** The background of text and buttons in dark mode. */
const NIGHT = '#141a18';
const GREETING = {
  en: (name: string) => `Hello ${name},`,
  no: (name: string) => `Hei, ${name}!`,
};

/** The sending company and its contact details; the mail is sent via Husvær. */
const companyOf = ({ name, facts }: MailSender): string[] => [name, ...facts, `via ${OPERATOR}`];

const HTML_LANGUAGE = { en: 'en', no: 'nb' } as const;
/** Breaks words wider than a line, so that no name makes a mail wider than a phone. */
const WRAPPING = 'overflow-wrap:anywhere;word-break:break-word';
const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Colours for readers with a dark mode; others use the inline ones. */
const dark = (accent: string): string => `
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  body, .paper { background: ${NIGHT} !important; color: #e8edeb !important; }
  .quiet, .quiet a { color: #a9b4af !important; }
  .box { background: #202926 !important; border-color: #2f3936 !important; color: #e8edeb !important; }
  .link { color: ${accent} !important; }
  .button { background: ${accent} !important; color: #121916 !important; }
}`;

/** Letters of right-to-left scripts. */
const LETTER = '[\\p{L}&&[\\p{sc=Arab}\\p{sc=Hebr}\\p{sc=Syrc}\\p{sc=Thaa}]]\\p{M}*';
/**
 * Right-to-left words with the characters between them; characters after them belong to the surrounding
 * sentence.
 */
const FROM_THE_RIGHT = new RegExp(`${LETTER}(?:[^\\p{L}\\n]*${LETTER})*`, 'gv');

/** Isolates such words, so that they do not change the order of the text around them. */
const apart = (text: string, as: string): string => text.replace(FROM_THE_RIGHT, as);

/** A text between tags. */
const shown = (text: string): string => apart(escapeHtml(withNoBreakSpaces(text)), '<bdi>$&</bdi>');

/** Renders a mail as HTML that needs no images, and as plain text. Everything is escaped. */
export function renderMail(content: MailContent): { subject: string; html: string; text: string } {
  return { subject: oneLine(content.subject), html: asHtml(content), text: asText(content) };
}

/** Makes one line of a text: users' text may have characters that a header may not. No-break spaces stay. */
const oneLine = (text: string): string => text.replaceAll(/[[\p{Cc}\s]--\u00a0]+/gv, ' ').trim();

/** The greeting with the first paragraph, and what comes after the facts. */
function wordsOf({ language, name, paragraphs }: MailContent): {
  before: readonly string[];
  after: readonly string[];
} {
  const [first, ...after] = paragraphs;
  const greeting = name === undefined ? [] : [GREETING[language](name)];
  return { before: [...greeting, ...(first === undefined ? [] : [first])], after };
}

function asHtml(content: MailContent): string {
  const { language, subject, title = subject, facts = [], code, cards, afterCards } = content;
  const {
    preheader = content.paragraphs[0] ?? title,
    button,
    footer,
    footerLink,
    sender,
  } = content;
  const { before, after } = wordsOf(content);
  const accent = readableOnWhite(sender?.color ?? DEFAULT_COLOR);
  const parts = [
    `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${shown(title)}</h1>`,
    ...before.map(paragraph),
    facts.length > 0 && factsTable(facts),
    ...after.map(paragraph),
    code !== undefined &&
      `<p class="box" style="margin:0 0 16px;padding:16px;border-radius:12px;background:#f4f7f6;color:#18211e;font-size:32px;font-weight:600;letter-spacing:6px;text-align:center">${escapeHtml(code)}</p>`,
    ...(cards ?? []).map(
      ({ title: name, url, lines }) =>
        `<div class="box" style="margin:0 0 12px;padding:16px;border:1px solid #e3e8e6;border-radius:12px;background:#fff;color:#18211e"><a class="link" href="${escapeHtml(url)}" style="color:${accent};font-weight:600">${shown(name)}</a>${lines
          .map((line) => `<br>${shown(line)}`)
          .join('')}</div>`,
    ),
    afterCards && paragraph(afterCards),
    button &&
      `<p style="margin:24px 0"><a class="button" href="${escapeHtml(button.url)}" style="display:inline-block;padding:14px 24px;border-radius:12px;background:${accent};color:#fff;font-weight:600;text-decoration:none">${shown(button.label)}</a></p>`,
    `<p class="quiet" style="margin:32px 0 0;color:#56635e;font-size:14px">${shown(footer)}${
      footerLink
        ? ` <a href="${escapeHtml(footerLink.url)}" style="color:#56635e">${shown(footerLink.label)}</a>`
        : ''
    }</p>`,
    sender &&
      `<p class="quiet" style="margin:12px 0 0;color:#56635e;font-size:14px">${companyOf(sender).map(shown).join('<br>')}</p>`,
  ];
  return `<!doctype html>
<html lang="${HTML_LANGUAGE[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${dark(readableOnDark(accent, NIGHT))}</style>
</head>
<body style="margin:0;padding:0;background:#fff;color:#18211e">
<div style="display:none;max-height:0;overflow:hidden">${shown(preheader)}</div>
<div class="paper" lang="${HTML_LANGUAGE[language]}" style="max-width:560px;margin:0 auto;padding:32px 20px;background:#fff;color:#18211e;${FONT};font-size:16px;line-height:1.5;${WRAPPING}">
<p style="margin:0 0 24px;font-weight:700">${markOf(sender ?? null)}</p>
${parts.filter(Boolean).join('\n')}
</div>
</body>
</html>
`;
}

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${shown(text)}</p>`;

/** The sender's logo, or its name without a logo. The name is also the alternative text. */
function markOf(sender: MailSender | null): string {
  if (!sender?.logo) return shown(sender?.name ?? OPERATOR);
  const name = escapeHtml(sender.name);
  const { url, width, height } = sender.logo;
  return `<img src="${escapeHtml(url)}" alt="${name}" width="${width}" height="${height}" style="display:block;border:0;border-radius:6px;background:#fff;color:#18211e;font-size:16px;line-height:${height}px">`;
}

/** Characters. */
const LABEL_MAX = 16;

const factsTable = (facts: readonly Fact[]): string =>
  `<table class="box" style="width:100%;margin:0 0 16px;border-collapse:separate;border-spacing:0;border-radius:12px;background:#f4f7f6;color:#18211e;font-size:16px;line-height:1.5"><tbody>${facts
    .map(
      ({ label, value }, at) =>
        `<tr><th scope="row" style="padding:${padding(at, facts.length)};width:1%;${wrapping(label)}font-weight:400;text-align:left;vertical-align:top">${shown(label)}</th><td style="padding:${padding(at, facts.length)};font-weight:600;vertical-align:top">${valueOf(value)}</td></tr>`,
    )
    .join('')}</tbody></table>`;

/** A short label stays on one line; a longer one wraps to leave its value enough of a phone's width. */
const wrapping = (label: string): string => (label.length > LABEL_MAX ? '' : 'white-space:nowrap;');

const padding = (at: number, count: number): string =>
  `${at === 0 ? 12 : 4}px 16px ${at === count - 1 ? 12 : 4}px`;

/** The gaps between the parts of a number are drawn with styles, not spaces: banks accept what is copied. */
const valueOf = (value: Fact['value']): string =>
  typeof value === 'string'
    ? shown(value)
    : value
        .map((part, at) =>
          at === value.length - 1
            ? escapeHtml(part)
            : `<span style="padding-right:6px">${escapeHtml(part)}</span>`,
        )
        .join('');

function asText(content: MailContent): string {
  const {
    title = content.subject,
    facts = [],
    code,
    cards,
    afterCards,
    button,
    footer,
    footerLink,
    sender,
  } = content;
  const { before, after } = wordsOf(content);
  const parts = [
    title,
    ...before,
    facts
      .map(({ label, value }) => `${label}: ${typeof value === 'string' ? value : value.join('')}`)
      .join('\n'),
    ...after,
    code,
    ...(cards ?? []).map((card) => [card.title, ...card.lines, card.url].join('\n')),
    afterCards,
    button && `${button.label}:\n${button.url}`,
    `-- \n${footer}`,
    footerLink && `${footerLink.label}: ${footerLink.url}`,
    sender && companyOf(sender).join('\n'),
  ];
  return apart(`${parts.filter(Boolean).join('\n\n')}\n`, '\u2068$&\u2069');
}
