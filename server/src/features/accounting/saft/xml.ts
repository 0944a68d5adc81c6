/** What XML 1.0 does not allow, not even escaped. */
// oxlint-disable-next-line no-control-regex
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** An element with a text of at most `most` characters; nothing when there is no text. */
export function textElement(name: string, text: string | null, most: number): string {
  const written = [...(text ?? '').replaceAll(UNWRITABLE, '').trim()].slice(0, most).join('');
  return written === ''
    ? ''
    : element(
        name,
        written.replaceAll(/[&<>"]/g, (one) => ESCAPES[one]!),
      );
}

/** An element with content that is XML already. */
export const element = (name: string, content: string): string => `<${name}>${content}</${name}>`;

/** An amount in kroner with two decimals. */
export function kroner(ore: bigint): string {
  const digits = String(ore < 0n ? -ore : ore).padStart(3, '0');
  return `${ore < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
