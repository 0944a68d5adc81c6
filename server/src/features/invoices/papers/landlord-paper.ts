import { vatPercent } from '@husvaer/domain/legal/vat';
import { leasePath } from '@husvaer/domain/leases/paths';

import { findPeople, findReachable } from '../../accounts/public.ts';
import { findLeaseRents } from '../../leases/public.ts';
import { mailSender, siteAddress } from '../../partners/public.ts';
import { renderMail } from '../../../platform/mail/layout.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import type { DocumentText } from '../../../platform/pdf/document-text.ts';
import type { Work } from '../../../platform/work.ts';
import {
  amountOf,
  facts,
  recipientOf,
  table,
  texts,
  toPay,
  WORDS as DOCUMENT_WORDS,
} from '../documents/parts.ts';
import { newAccount } from '../documents/invoice.ts';
import { landlordMail } from './mails.ts';
import type { Invoice, InvoiceLine } from '../store.ts';
import { WORDS, type Settled } from './landlord-words.ts';
import { dateOf } from '../../../platform/written.ts';

/** An invoice or a credit note to a landlord. */
export type ToLandlord = Invoice & { kind: 'landlord' | 'landlord_credit_note' };
export const isToLandlord = (invoice: Invoice): invoice is ToLandlord =>
  invoice.kind === 'landlord' || invoice.kind === 'landlord_credit_note';

/** What happens to its money. */
function settledOf({ kind, isFinalSettlement }: ToLandlord): Settled {
  if (!isFinalSettlement) return kind;
  return kind === 'landlord' ? 'to_pay' : 'not_to_pay';
}

/**
 * The text of an invoice or a credit note to a landlord. `credits` is the invoice it credits; `address` is
 * the landlord's, if one is known.
 */
export function landlordText(
  invoice: ToLandlord,
  {
    lines,
    credits,
    address,
  }: { lines: readonly InvoiceLine[]; credits: Invoice | null; address: string | null },
): DocumentText {
  const { kind, serial, issuedOn, dueOn, total, account, kid, reason, language, parties } = invoice;
  const words = DOCUMENT_WORDS[language];
  const { labels, headings } = words;
  const {
    what,
    finalSettlement,
    title,
    settled,
    why,
    pay,
    changedAccount,
    vat: vatWords,
    vatOf,
  } = WORDS[language];
  const { vatIn, taxed, untaxed, deliveredOn } = WORDS[language];
  // The tax is stated in kroner (bokføringsforskriften § 5-1-1), per line because not all lines have it.
  const vat = lines.reduce((sum, line) => sum + line.vat, 0n);
  const taxable = lines
    .filter((line) => line.vat > 0n)
    .reduce((sum, { amount }) => sum + amount, 0n);
  const becomes = settledOf(invoice);
  const isToPay = becomes === 'to_pay';
  return {
    language,
    title: title[kind](serial),
    letterhead: recipientOf(words, parties, { name: parties.landlord.name, address }),
    sections: [
      ...(isToPay
        ? [
            toPay(words, { total, by: [labels.dueOn, dueOn], account, kid, parties }),
            ...newAccount(words, invoice, changedAccount),
          ]
        : []),
      {
        heading: headings.lines,
        blocks: [
          ...(credits
            ? [
                facts(
                  [
                    labels.credits,
                    words.creditNote.invoice(credits.serial, dateOf(credits.issuedOn)),
                  ],
                  [labels.reason, reason],
                ),
              ]
            : []),
          table(words, [labels.what, vatIn], {
            rows: lines.map(({ kind: of, name, amount, vat: own }) => [
              name ?? (of === 'final_settlement' ? finalSettlement : what),
              own > 0n ? vatOf(amountOf(words, own)) : '',
              amount,
            ]),
            total,
          }),
          ...(vat > 0n
            ? [
                facts(
                  [taxed(vatPercent(issuedOn)), amountOf(words, taxable - vat)],
                  [vatWords(vatPercent(issuedOn)), amountOf(words, vat)],
                  [untaxed, taxable < total ? amountOf(words, total - taxable) : null],
                ),
              ]
            : []),
          ...texts([settled[becomes], ...(isToPay ? [why] : [])]),
        ],
      },
      ...(isToPay
        ? [{ heading: headings.howToPay, blocks: texts(pay(parties.seller.email)) }]
        : []),
      {
        heading: headings.about,
        blocks: [
          facts(
            [credits ? labels.creditedOn : labels.issuedOn, dateOf(issuedOn)],
            [deliveredOn, credits || invoice.isFinalSettlement ? null : dateOf(issuedOn)],
            [labels.home, parties.home.address],
            [labels.lease, parties.lease],
          ),
        ],
      },
    ],
  };
}

/** Mails the document to its landlord. Returns false when no mail reaches them. */
export async function mailLandlord(
  work: Work,
  invoice: ToLandlord,
  file: { key: string; name: string },
): Promise<boolean> {
  const { leaseId } = invoice;
  const property = (await findLeaseRents(work.tx, [leaseId])).get(leaseId)?.property;
  const landlordId = property?.landlordId ?? '';
  const known = property && (await findReachable(work.tx, [landlordId])).get(landlordId);
  const [person] = property ? await findPeople(work.tx, [landlordId]) : [];
  if (!property || !known || !person) return false;
  const path = leasePath({ id: leaseId, partnerId: property.partnerId });
  const sender = await mailSender(work, property.partnerId);
  const mail = landlordMail(
    {
      language: known.language,
      name: person.name,
      sender,
      url: new URL(path, await siteAddress(work, property.partnerId)).href,
    },
    { ...invoice, becomes: settledOf(invoice) },
  );
  await queueMail(work, {
    sender,
    to: known.email,
    ...renderMail(mail),
    attachments: [{ filename: file.name, contentType: 'application/pdf', key: file.key }],
  });
  return true;
}
