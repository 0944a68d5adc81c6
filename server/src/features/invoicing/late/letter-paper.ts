import { writeBankAccount } from '@husvaer/domain/ledger/bank-account';

import { findDocuments } from '../../files/public.ts';
import { findSignedLease, type SignedLease } from '../../leases/public.ts';
import { appendPdf } from '../../../platform/pdf/append-pdf.ts';
import { drawDocument } from '../../../platform/pdf/draw-document.ts';
import type { ReadWork } from '../../../platform/work.ts';
import type { Paper } from '../deliveries/paper.ts';
import type { LetterDocument } from '../documents/facts.ts';
import { letterText } from '../documents/letters.ts';
import { amountOf, dateOf, WORDS as DOCUMENT_WORDS } from '../documents/parts.ts';
import { petitionText } from '../documents/petition.ts';
import { mailTenants } from '../mail-tenants.ts';
import { WORDS } from '../messages/words-of.ts';
import { changeLetter, findLetters, type RentLetter } from './store.ts';
import { tellPetition } from './tell-petition.ts';

/** A letter about late rent, or a petition with its enclosures. */
export const letterPaper: Paper = {
  async draw(work, id) {
    const letter = await expectLetter(work.tx, id);
    return letter.kind === 'petition' ? drawPetition(work, letter) : drawLetter(work, letter);
  },
  async title(work, id) {
    const letter = await expectLetter(work.tx, id);
    return letter.kind === 'petition'
      ? `Begjæring om tvangsfravikelse ${letter.parties.lease}`
      : letterText(letter.language, documentOf(letter)).title;
  },
  async send(work, id, document) {
    const letter = await expectLetter(work.tx, id);
    const at = work.clock.now();
    const isSent =
      letter.kind === 'petition'
        ? await tellPetition(work, letter)
        : await mailTenants(work, letter, (language) => wordsOf(letter, language), document);
    await changeLetter(work.tx, id, {
      madeAt: at,
      documentId: document.id,
      ...(isSent ? { sentAt: at } : { sendingFailed: true }),
    });
  },
  giveUp: ({ tx }, id) => changeLetter(tx, id, { sendingFailed: true }),
};

/** The Norwegian notice is what counts: who reads English has it behind theirs. */
async function drawLetter(work: ReadWork, letter: RentLetter): Promise<Uint8Array> {
  const said = documentOf(letter);
  const pdf = await drawDocument(letterText(letter.language, said), drawing(work, letter));
  if (letter.kind !== 'notice' || letter.language === 'no') return pdf;
  const norwegian = await drawDocument(letterText('no', said), drawing(work, letter));
  return (await appendPdf(pdf, norwegian)).save();
}

/** The petition, the signed lease and the notices, one after the other. */
async function drawPetition(work: ReadWork, letter: RentLetter): Promise<Uint8Array> {
  const lease = await findSignedLease(work.tx, letter.leaseId);
  const about = new Set(letter.claims.map(({ invoiceId }) => invoiceId));
  const notices = (await findLetters(work.tx, { leaseIds: [letter.leaseId] })).filter(
    ({ kind, claims }) => kind === 'notice' && claims.some(({ invoiceId }) => about.has(invoiceId)),
  );
  const text = petitionText({
    ...documentOf(letter),
    landlord: { address: null, orgNumber: null },
    leaseSignedOn: signedOnOf(lease, letter),
    notices: notices.map(({ sentOn }) => ({ sentOn, by: ['mail'] })),
  });
  const enclosures = [
    ...(lease?.documentId ? [lease.documentId] : []),
    ...notices.flatMap(({ documentId }) => documentId ?? []),
  ];
  const documents = new Map(
    (await findDocuments(work.tx, enclosures)).map((document) => [document.id, document]),
  );
  let pdf = await drawDocument(text, drawing(work, letter));
  for (const id of enclosures) {
    const enclosed = await work.storage.read(documents.get(id)!.key);
    if (!enclosed) throw new Error(`The file of document ${id} is gone.`);
    pdf = await (await appendPdf(pdf, enclosed)).save();
  }
  return pdf;
}

const signedOnOf = (lease: SignedLease | undefined, { sentOn }: RentLetter): string =>
  lease?.signedAt?.toZonedDateTimeISO('Europe/Oslo').toPlainDate().toString() ?? sentOn;

const drawing = ({ storage }: ReadWork, { sentOn }: RentLetter) => ({
  at: Temporal.PlainDate.from(sentOn).toZonedDateTime('Europe/Oslo').toInstant(),
  read: storage.read,
});

const documentOf = (letter: RentLetter): LetterDocument => ({
  ...letter,
  claims: letter.claims.map((claim) => ({
    ...claim,
    invoicedFor: claim.kind === 'deposit_insurance' ? 'deposit_insurance' : 'rent',
  })),
});

function wordsOf(letter: RentLetter, language: 'en' | 'no') {
  const { kind, total, payBy, parties, account, kid } = letter;
  if (kind === 'petition') throw new Error('A petition is mailed to nobody.');
  const { subject, paragraphs } = WORDS[language].letters[kind];
  const said = {
    home: parties.home.name,
    amount: amountOf(DOCUMENT_WORDS[language], total),
    payBy: dateOf(payBy ?? letter.claims[0]!.dueOn),
    account: writeBankAccount(account),
    kid: kid ?? '',
    agency: parties.seller.email,
  };
  return { subject: subject(said), paragraphs: paragraphs(said) };
}

async function expectLetter(tx: ReadWork['tx'], id: string): Promise<RentLetter> {
  const [letter] = await findLetters(tx, { ids: [id] });
  if (!letter) throw new Error(`There is no letter ${id}.`);
  return letter;
}
