/**
 * The header that has a file saved under a name, whatever is in it (RFC 6266). Browsers read the
 * second form, UTF-8 in RFC 8187's letters; the first is for what knows no better.
 */
export function attachmentCalled(name: string): string {
  const plain = name.replaceAll(/[^\w .()-]/g, '_');
  const exact = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
