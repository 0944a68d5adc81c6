import { escapeHtml } from './escape-html.ts';
import type { MailSender } from './mail.ts';

interface Link {
  label: string;
  url: string;
}

/** What a mail says, in plain texts of one language. */
export interface MailContent {
  language: 'en' | 'no';
  title: string;
  /** What a list of mails shows after the subject. */
  preheader: string;
  paragraphs: readonly string[];
  /** Digits or letters to type elsewhere. */
  code?: string;
  /** Things to look at, each with an address. */
  cards?: readonly { title: string; url: string; lines: readonly string[] }[];
  afterCards?: string;
  button?: Link;
  /** Why this mail came. */
  footer: string;
  footerLink?: Link;
  /** In whose name it is, where it is not the house's own. */
  sender?: MailSender | null;
}

const HOUSE = 'Husvær';
/** Who a mail is from, and how else they are reached; that it came by the house. */
const companyOf = ({ name, facts }: MailSender): string[] => [name, ...facts, `via ${HOUSE}`];

const HTML_LANGUAGE = { en: 'en', no: 'nb' } as const;
const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Where a reader that draws its own dark paper takes the colours from; others keep the inline ones. */
const DARK = `
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  body, .paper { background: #141a18 !important; color: #e8edeb !important; }
  .quiet, .quiet a { color: #a9b4af !important; }
  .box { background: #202926 !important; border-color: #2f3936 !important; color: #e8edeb !important; }
  .link { color: #8ccbb5 !important; }
  .button { background: #8ccbb5 !important; color: #121916 !important; }
}`;

/** The house's one mail: HTML that needs no pictures, and the same as plain text. Everything is escaped. */
export function renderMail(content: MailContent): { html: string; text: string } {
  return { html: asHtml(content), text: asText(content) };
}

function asHtml(content: MailContent): string {
  const { language, title, preheader, paragraphs, code, cards, afterCards } = content;
  const { button, footer, footerLink, sender } = content;
  const parts = [
    `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escapeHtml(title)}</h1>`,
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`),
    code !== undefined &&
      `<p class="box" style="margin:0 0 16px;padding:16px;border-radius:12px;background:#f4f7f6;color:#18211e;font-size:32px;font-weight:600;letter-spacing:6px;text-align:center">${escapeHtml(code)}</p>`,
    ...(cards ?? []).map(
      ({ title: name, url, lines }) =>
        `<div class="box" style="margin:0 0 12px;padding:16px;border:1px solid #e3e8e6;border-radius:12px;background:#fff;color:#18211e"><a class="link" href="${escapeHtml(url)}" style="color:#0f5c4a;font-weight:600">${escapeHtml(name)}</a>${lines
          .map((line) => `<br>${escapeHtml(line)}`)
          .join('')}</div>`,
    ),
    afterCards && `<p style="margin:0 0 16px">${escapeHtml(afterCards)}</p>`,
    button &&
      `<p style="margin:24px 0"><a class="button" href="${escapeHtml(button.url)}" style="display:inline-block;padding:14px 24px;border-radius:12px;background:#0f5c4a;color:#fff;font-weight:600;text-decoration:none">${escapeHtml(button.label)}</a></p>
<p class="quiet" style="margin:0 0 16px;color:#56635e;font-size:14px;word-break:break-all">${escapeHtml(button.url)}</p>`,
    `<p class="quiet" style="margin:32px 0 0;color:#56635e;font-size:14px">${escapeHtml(footer)}${
      footerLink
        ? ` <a href="${escapeHtml(footerLink.url)}" style="color:#56635e">${escapeHtml(footerLink.label)}</a>`
        : ''
    }</p>`,
    sender &&
      `<p class="quiet" style="margin:12px 0 0;color:#56635e;font-size:14px">${companyOf(sender).map(escapeHtml).join('<br>')}</p>`,
  ];
  return `<!doctype html>
<html lang="${HTML_LANGUAGE[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${DARK}</style>
</head>
<body style="margin:0;padding:0;background:#fff;color:#18211e">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>
<div class="paper" lang="${HTML_LANGUAGE[language]}" style="max-width:560px;margin:0 auto;padding:32px 20px;background:#fff;color:#18211e;${FONT};font-size:16px;line-height:1.5">
<p style="margin:0 0 24px;font-weight:700">${escapeHtml(sender?.name ?? HOUSE)}</p>
${parts.filter(Boolean).join('\n')}
</div>
</body>
</html>
`;
}

function asText(content: MailContent): string {
  const { title, paragraphs, code, cards, afterCards, button, footer, footerLink, sender } =
    content;
  const parts = [
    title,
    ...paragraphs,
    code,
    ...(cards ?? []).map((card) => [card.title, ...card.lines, card.url].join('\n')),
    afterCards,
    button && `${button.label}:\n${button.url}`,
    `-- \n${footer}`,
    footerLink && `${footerLink.label}: ${footerLink.url}`,
    sender && companyOf(sender).join('\n'),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
