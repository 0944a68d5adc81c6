import { chargesOf } from '@husvaer/domain/arrears/late-claims';

import { findDocuments } from '../../files/public.ts';
import { findLeaseRents } from '../../leases/public.ts';
import { findSignedLease } from '../../lease-documents/public.ts';
import { findListing } from '../../listings/public.ts';
import { addressLines, findPostalLetters } from '../../postal/public.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';
import { appendPdf } from '../../../platform/pdf/append-pdf.ts';
import { bindPdf } from '../../../platform/pdf/bind-pdf.ts';
import { drawDocument } from '../../../platform/pdf/draw-document.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { type Paper, findInvoices, findLogoOf, mailTenants } from '../../invoices/public.ts';
import { lateLetter } from './mails.ts';
import { letterText } from './letters.ts';
import { petitionParts } from './petition.ts';
import { postNotice } from './post-notice.ts';
import { findRates } from '../rates/store.ts';
import { changeLetter, findLetters, type RentLetter, type StoredClaim } from '../store.ts';
import { withoutWaived } from '../claims/late-facts.ts';
import { notifyOfPetition } from '../cases/notify-of-petition.ts';
import type { LetterDocument, NamedInvoice } from './facts.ts';
import { dayInNorway, startOfDay } from '../../../platform/norwegian-time.ts';

/** A letter about late rent, or a petition with its enclosures except the lease. */
export const letterPaper: Paper = {
  async draw(work, id) {
    const letter = await expectLetter(work.tx, id);
    return letter.kind === 'petition' ? drawPetition(work, letter) : drawLetter(work, letter);
  },
  async title(work, id) {
    const letter = await expectLetter(work.tx, id);
    return letter.kind === 'petition'
      ? `Begjæring om tvangsfravikelse ${letter.parties.lease}`
      : letterText(letter.language, await documentOf(work, letter)).title;
  },
  async send(work, id, document) {
    const letter = await expectLetter(work.tx, id);
    const at = work.clock.now();
    const sentTo =
      letter.kind === 'petition'
        ? []
        : await mailTenants(work, letter, (language) => lateLetter(language, letter), document);
    if (letter.kind === 'notice')
      await postNotice(work, letter, { documentId: document.id, sentTo });
    const isSent =
      letter.kind === 'petition' ? await notifyOfPetition(work, letter) : sentTo.length > 0;
    await changeLetter(work.tx, id, {
      madeAt: at,
      documentId: document.id,
      ...(isSent ? { sentAt: at, sentTo } : { sendingFailed: true }),
    });
  },
  giveUp: ({ tx }, id) => changeLetter(tx, id, { sendingFailed: true }),
};

/** The Norwegian notice is the valid one: readers of English get it after theirs. */
async function drawLetter(work: ReadWork, letter: RentLetter): Promise<Uint8Array> {
  const values = await documentOf(work, letter);
  const how = { ...drawing(work, letter), logo: await findLogoOf(work.tx, letter.leaseId) };
  const pdf = await drawDocument(letterText(letter.language, values), how);
  if (letter.kind !== 'notice' || letter.language === 'no') return pdf;
  const norwegian = await drawDocument(letterText('no', values), how);
  return (await appendPdf(pdf, norwegian)).save();
}

/** The petition with its enclosures, as one document with continuous page numbers. */
async function drawPetition(work: ReadWork, letter: RentLetter): Promise<Uint8Array> {
  const { tx, storage } = work;
  const { leaseId, sentOn, petitionFacts } = letter;
  if (!petitionFacts) throw new Error(`The petition ${letter.id} lacks its facts.`);
  const about = new Set(letter.claims.map(({ invoiceId }) => invoiceId));
  const notices = (await findLetters(tx, { leaseIds: [leaseId] })).filter(
    ({ kind, claims }) => kind === 'notice' && claims.some(({ invoiceId }) => about.has(invoiceId)),
  );
  const postal = await findPostalLetters(tx, { ofIds: notices.map(({ id }) => id) });
  const lease = await findSignedLease(tx, leaseId);
  const rent = (await findLeaseRents(tx, [leaseId])).get(leaseId);
  const parts = petitionParts({
    ...(await documentOf(work, letter)),
    facts: petitionFacts,
    municipality: await municipalityOf(tx, rent?.property.listingId ?? null),
    lease: {
      signedOn: lease?.signedAt
        ? dayInNorway(lease.signedAt)
        : (petitionFacts.leaseSignedOn ?? sentOn),
      isSealed: lease !== undefined,
    },
    notices: notices.map((notice) => ({
      sentOn: notice.sentOn,
      posted: postal
        .filter(({ ofId, postedOn }) => ofId === notice.id && postedOn !== null)
        .map(({ recipient, address, postedOn, tracking }) => ({
          to: [recipient, ...addressLines(address)].join(', '),
          on: postedOn!,
          tracking,
        })),
      sentAt: notice.sentAt,
      sentTo: notice.sentTo ?? notice.parties.tenants.map(({ email }) => email),
      serials: notice.claims.map(({ serial }) => serial),
    })),
  });
  const files = new Map(
    (
      await findDocuments(
        tx,
        notices.flatMap(({ documentId }) => documentId ?? []),
      )
    ).map(({ id, key }) => [id, key]),
  );
  const asSent = async ({ id, documentId }: RentLetter): Promise<Uint8Array> => {
    const file = await storage.read(files.get(documentId ?? '') ?? '');
    if (!file) throw new Error(`The file of notice ${id} is gone.`);
    return file;
  };
  const bound: { pdf: Uint8Array; mark: string | null }[] = [];
  for (const { mark, of } of parts)
    bound.push({
      mark,
      pdf:
        'notice' in of
          ? await asSent(notices[of.notice]!)
          : await drawDocument(of, { ...drawing(work, letter), isBound: true }),
    });
  return bindPdf(bound, drawing(work, letter).at);
}

const municipalityOf = async (tx: ReadTx, listingId: string | null): Promise<string | null> =>
  (listingId === null ? undefined : await findListing(tx, listingId))?.municipality ?? null;

const drawing = ({ storage }: ReadWork, { sentOn }: RentLetter) => ({
  at: startOfDay(sentOn),
  read: storage.read,
});

async function documentOf({ tx }: ReadWork, letter: RentLetter): Promise<LetterDocument> {
  const all = await findLetters(tx, { leaseIds: [letter.leaseId] });
  const untilNow = withoutWaived(all.slice(0, all.findIndex(({ id }) => id === letter.id) + 1));
  const others = await findInvoices(
    tx,
    letter.cases.map(({ invoiceId }) => invoiceId),
  );
  const named = new Map(others.map((invoice) => [invoice.id, invoice]));
  return {
    ...letter,
    rates: await findRates(tx),
    claims: letter.claims.map((claim) => ({
      ...claim,
      ...nameOf(claim),
      charges: chargesOf(untilNow, { id: claim.invoiceId, dueOn: claim.dueOn }),
    })),
    cases: letter.cases.map((one) => ({ ...one, ...nameOf(named.get(one.invoiceId)!) })),
  };
}

const nameOf = ({
  serial,
  month,
  kind,
}: Pick<StoredClaim, 'serial' | 'month' | 'kind'>): NamedInvoice => ({
  serial,
  month,
  invoicedFor: kind === 'deposit_insurance' ? 'deposit_insurance' : 'rent',
});

async function expectLetter(tx: ReadWork['tx'], id: string): Promise<RentLetter> {
  const [letter] = await findLetters(tx, { ids: [id] });
  if (!letter) throw new Error(`There is no letter ${id}.`);
  return letter;
}
