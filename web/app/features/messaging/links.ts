/** A part of a message: text, or a URL to link. */
interface Piece {
  text: string;
  href?: string;
}

const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"]+/giu;
/** Punctuation after a URL is not part of it. */
const AFTER = /[.,:;!?)\]'’”»]+$/u;

/** Splits a message's text into parts. Only http and https URLs become links. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(AFTER, '');
    const href = hrefOf(address);
    if (!href) continue;
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push({ text: address, href });
    end = index + address.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

function hrefOf(address: string): string | null {
  const url = URL.parse(/^www\./iu.test(address) ? `https://${address}` : address);
  return url && ['http:', 'https:'].includes(url.protocol) ? url.href : null;
}
