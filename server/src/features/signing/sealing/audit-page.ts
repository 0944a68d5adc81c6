import type { DocumentText, Section } from '../../../platform/pdf/document-text.ts';
import type { Signature } from '../signatures/store.ts';
import type { Order, Signer } from '../store.ts';
import { ZONE } from '../../../platform/norwegian-time.ts';

/** The roles of signers, in both languages. */
const ROLES: Record<string, string> = {
  tenant: 'Leietaker / Tenant',
  landlord: 'Utleier / Landlord',
  agent: 'Forvalter / Agent',
};

/**
 * The page after a signed document: what was signed, by whom, when, and how they identified themselves; in
 * Norwegian and English.
 */
export function auditPage(
  order: Pick<Order, 'id' | 'title' | 'sha256' | 'signers'>,
  signatures: readonly Signature[],
): DocumentText {
  return {
    language: 'no',
    title: 'Signaturer / Signatures',
    sections: [
      {
        heading: 'Dokumentet / The document',
        blocks: [
          {
            kind: 'text',
            text: 'Alle parter har signert dokumentet foran denne siden. Dokumentet og siden er forseglet sammen: endres noe, viser forseglingen det.',
          },
          {
            kind: 'text',
            text: 'All parties have signed the document in front of this page. The document and this page are sealed together: whatever is changed, the seal shows it.',
          },
          {
            kind: 'facts',
            rows: [
              ['Tittel / Title', both(order.title)],
              // In two halves, so that it fits into its column.
              ['SHA-256', `${order.sha256.slice(0, 32)} ${order.sha256.slice(32)}`],
              ['Referanse / Reference', order.id],
            ],
          },
        ],
      },
      ...order.signers.flatMap((signer) => {
        const signature = signatures.find(({ signerId }) => signerId === signer.id);
        return signature ? [sectionOf(signer, signature)] : [];
      }),
    ],
  };
}

function sectionOf(signer: Signer, signature: Signature): Section {
  const { name, birthDate, method, issuer, signedAt, ipAddress, consent } = signature;
  const rows: (readonly [string, string])[] = [
    ['Navn / Name', name],
    ...(name === signer.name ? [] : [['I teksten / In the text', signer.name] as const]),
    ...(birthDate ? [['Født / Born', dateOf(Temporal.PlainDate.from(birthDate))] as const] : []),
    ...(signer.email ? [['E-post / E-mail', signer.email] as const] : []),
    ['Identitet / Identity', method === issuer ? method : `${method} (${issuer})`],
    [
      'Tidspunkt / Time',
      [ZONE, 'UTC']
        .map((zone) => `${momentOf(signedAt.toZonedDateTimeISO(zone))} (${zone})`)
        .join(', '),
    ],
    ...(ipAddress ? [['IP-adresse / IP address', ipAddress] as const] : []),
    ...(consent
      ? [['Samtykke / Consent', `${consent.edition} (${consent.language})`] as const]
      : []),
  ];
  return { heading: ROLES[signer.role] ?? signer.role, blocks: [{ kind: 'facts', rows }] };
}

const both = ({ no, en }: Order['title']): string => (no === en ? no : `${no} / ${en}`);

/** `20.11.2026`, the same in both languages. */
const dateOf = (day: Temporal.PlainDate): string =>
  day.toString().split('-').toReversed().join('.');
/** `20.11.2026 09:15:02`. Each time zone has its own date: around midnight they differ. */
const momentOf = (at: Temporal.ZonedDateTime): string =>
  `${dateOf(at.toPlainDate())} ${at.toPlainTime().toString({ smallestUnit: 'second' })}`;
