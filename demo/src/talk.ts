import type { Grant } from '@husvaer/domain/accounts/roles';

import { findPersonByEmail } from '@husvaer/server/features/accounts/public';
import { addInterestForm } from '@husvaer/server/features/interest/public';
import { findEditablePage, findListing } from '@husvaer/server/features/listings/public';
import {
  answersFor,
  postAs,
  startConversation,
  updateConversation,
} from '@husvaer/server/features/messaging/public';
import { findPartnerBySubDomain } from '@husvaer/server/features/partners/public';
import { setClock } from '@husvaer/server/platform/clock';
import type { Work } from '@husvaer/server/platform/work';
import { parseInput } from '@husvaer/domain/kernel/validation';
import { interestForm } from '@husvaer/domain/interest/form';

const AS_TENANT: readonly Grant[] = [{ role: 'tenant', partnerId: null }];
const APPLICANT = { kind: 'account', sessionId: '', partnerId: null, grants: AS_TENANT } as const;

const INGRID = {
  email: 'tenant@example.com',
  /** From the first day of a month this many months ahead. */
  monthsAhead: 2,
  form: {
    people: 2,
    leaseLength: 36,
    isSmoker: false,
    hasPets: false,
    referenceName: 'Berit Moe',
    referencePhone: '+4722334455',
    birthDate: '1994-05-17',
    phoneNumber: '+4741234567',
    occupation: 'Sykepleier på Ullevål',
    monthlyIncome: 46_500,
    aboutYou:
      'Vi er et rolig par som har leid samme leilighet i fire år. Jonas er snekker og fikser gjerne småting selv.',
    agreesToCreditCheck: false,
    agreesToTerms: true,
  },
};
const AMIR = {
  email: 'both@example.com',
  monthsAhead: 3,
  form: {
    ...INGRID.form,
    people: 1,
    leaseLength: null,
    hasPets: true,
    petsText: 'En eldre katt som er mest ute',
    referenceName: null,
    referencePhone: null,
    birthDate: '1988-11-02',
    phoneNumber: '+4790123456',
    occupation: 'Ingeniør',
    monthlyIncome: 61_000,
    aboutYou: 'Jeg jobber hjemme to dager i uka og ser etter et stille sted.',
  },
};

/** The messages about each home, by the interested person (`true`) and the landlord (`false`). */
const MESSAGES: readonly [isQuestion: boolean, text: string][] = [
  [true, 'Hei! Er boligen fortsatt ledig, og er det mulig å komme på visning denne uka?'],
  [false, 'Hei, Ingrid! Ja, den er ledig. Passer onsdag klokka 17?'],
  [true, 'Onsdag klokka 17 passer fint, takk!'],
];

/** Questions of earlier days with their answers, and the minutes until the answer. */
const QUESTIONS: readonly [question: string, answer: string, minutes: number][] = [
  ['Hei, er det lov med katt?', 'Hei! Ja, en katt er helt greit.', 35],
  [
    'Er strøm inkludert i leien?',
    'Nei, den kommer i tillegg. Regn med rundt 700 kroner i måneden.',
    80,
  ],
  [
    'Kan jeg flytte inn midt i måneden?',
    'Ja, det går fint. Første leie regnes da etter antall dager.',
    50,
  ],
  ['Følger det med oppvaskmaskin?', 'Ja, alle hvitevarer følger med.', 110],
  ['Er det sykkelparkering?', 'Det er et låst sykkelrom i kjelleren.', 25],
  ['Hvor lang er leietiden?', 'Tre år, med tre måneders oppsigelse.', 140],
];

/**
 * The correspondence of the demo's users: interest forms for two homes, a conversation about each, and
 * answered questions.
 */
export async function seedCorrespondence(work: Work): Promise<void> {
  const ownerOf = async (email: string) => ({
    ownerId: (await findPersonByEmail(work.tx, email))!.id,
  });
  const partner = await findPartnerBySubDomain(work.tx, 'nordbolig');
  const findPublished = (scope: { ownerId: string } | { partnerId: string }, limit: number) =>
    findEditablePage(work.tx, { scope, state: 'published', search: undefined }, { limit, skip: 0 });
  const [landlordsListing] = await findPublished(await ownerOf('landlord@example.com'), 1);
  const [agencyListing, ...agencyListings] = await findPublished(
    { partnerId: partner!.id },
    QUESTIONS.length + 1,
  );
  for (const listingId of [landlordsListing!, agencyListing!]) {
    await seedForms(work, listingId);
    await seedConversation(work, listingId);
  }
  const landlordsListings = await findPublished(
    await ownerOf('landlord1@example.com'),
    QUESTIONS.length,
  );
  for (const listings of [landlordsListings, agencyListings])
    for (const [index, listingId] of listings.entries()) await seedAnswered(work, listingId, index);
}

/** A question and its answer, some days ago, read by both sides. */
async function seedAnswered(work: Work, listingId: string, index: number): Promise<void> {
  const { tx } = work;
  const [question, answer, minutes] = QUESTIONS[index]!;
  const listing = (await findListing(tx, listingId))!;
  const { id: by } = (await findPersonByEmail(tx, 'cotenant@example.com'))!;
  const to = (await answersFor(tx, listing))!;
  const clock = setClock(work.clock.now().subtract({ hours: 24 * (4 + index * 3) }));
  const workThen = { ...work, clock };
  const conversationId = await startConversation(workThen, { listing, by, to });
  const message = { conversationId, hasOwnMail: true };
  await postAs(workThen, { ...message, senderId: by, text: question });
  clock.set(clock.now().add({ minutes }));
  await postAs(workThen, { ...message, senderId: to, text: answer });
  const viewer = { ...APPLICANT, id: by };
  await updateConversation({ ...workThen, viewer }, { conversationId, readPosition: 2 });
}

async function seedForms(work: Work, listingId: string): Promise<void> {
  const thisMonth = work.clock.today().with({ day: 1 });
  for (const { email, monthsAhead, form } of [INGRID, AMIR]) {
    const rentFrom = thisMonth.add({ months: monthsAhead }).toString();
    const { id } = (await findPersonByEmail(work.tx, email))!;
    const given = { today: work.clock.today().toString(), allowsTestNumbers: true };
    await addInterestForm(
      { ...work, viewer: { ...APPLICANT, id } },
      parseInput(interestForm(given), { ...form, rentFrom, listingId }),
    );
  }
}

async function seedConversation(work: Work, listingId: string): Promise<void> {
  const listing = (await findListing(work.tx, listingId))!;
  const { id: by } = (await findPersonByEmail(work.tx, INGRID.email))!;
  const to = (await answersFor(work.tx, listing))!;
  const conversationId = await startConversation(work, { listing, by, to });
  for (const [isQuestion, text] of MESSAGES)
    await postAs(work, { conversationId, senderId: isQuestion ? by : to, text, hasOwnMail: true });
}
