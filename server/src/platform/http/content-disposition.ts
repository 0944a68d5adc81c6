/**
 * The header that makes a browser save a file under a name, with any characters (RFC 6266). Browsers read the
 * second form, UTF-8 encoded by RFC 8187; the first is for older clients.
 */
export function attachmentCalled(name: string): string {
  const plain = name.replaceAll(/[^\w .()-]/g, '_');
  const exact = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
