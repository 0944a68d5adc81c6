import PostalMime from 'postal-mime';

/** The result of a delivery report: a permanent failure, or nothing final; null when it is not a report. */
type DeliveryStatus = 'failed' | 'not_final' | null;

/** Depth that is enough for the returned mail. */
const DEPTH_MAX = 8;
const HEADERS_MAX = 64_000;
/** RFC 3464, and RFC 6533 for addresses beyond ASCII. */
const STATUS_TYPES = ['message/delivery-status', 'message/global-delivery-status'];
const REPORT = /^multipart\/report\b(?=.*;\s*report-type="?delivery-status"?\s*(?:;|$))/is;
/** The classes of RFC 3463: 5 is permanent. */
const STATUS = /^([245])\.\d{1,3}\.\d{1,3}\b/;
const ACTIONS = ['failed', 'delayed', 'delivered', 'relayed', 'expanded'];

/** Reads a delivery status notification (RFC 3464) as mail servers write it. */
export async function readDeliveryStatus(mail: Uint8Array): Promise<DeliveryStatus> {
  const { headers, attachments } = await PostalMime.parse(mail, {
    maxNestingDepth: DEPTH_MAX,
    maxHeadersSize: HEADERS_MAX,
    attachmentEncoding: 'utf8',
  });
  const type = headers.find(({ key }) => key === 'content-type')?.value ?? '';
  if (!REPORT.test(type)) return null;
  const [part, ...others] = attachments.filter(({ mimeType }) => STATUS_TYPES.includes(mimeType));
  if (!part || others.length > 0) return null;
  // A part about the mail, then one for each recipient: one, or several behind an alias.
  const text =
    typeof part.content === 'string' ? part.content : new TextDecoder().decode(part.content);
  const [, ...recipients] = groupsIn(text);
  const statuses = recipients.map(statusOf);
  if (statuses.length === 0 || statuses.includes(null)) return null;
  return statuses.every((status) => status === 'failed') ? 'failed' : 'not_final';
}

type Fields = ReadonlyMap<string, string>;

function groupsIn(text: string): Fields[] {
  const groups = text
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n[ \t]*\n\s*/);
  return groups.map((group) => {
    const lines = group.replaceAll(/\n[ \t]+/g, ' ').split('\n');
    return new Map(
      lines.map((line) => {
        const at = line.indexOf(':');
        return [line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()];
      }),
    );
  });
}

function statusOf(fields: Fields): DeliveryStatus {
  const action = fields.get('action')?.toLowerCase() ?? '';
  const [, kind] = STATUS.exec(fields.get('status') ?? '') ?? [];
  if (!fields.has('final-recipient') || !ACTIONS.includes(action) || !kind) return null;
  return action === 'failed' && kind === '5' ? 'failed' : 'not_final';
}
