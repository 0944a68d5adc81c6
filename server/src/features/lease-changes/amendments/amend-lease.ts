import { addDays } from '@husvaer/domain/kernel/dates';
import { parseInput } from '@husvaer/domain/kernel/validation';
import {
  ending,
  lastPaidDay,
  extension,
  tenantsChange,
} from '@husvaer/domain/lease-changes/amendment';
import { leaseErrors } from '@husvaer/domain/leases/errors';
import { lawfulTerm } from '@husvaer/domain/leases/term';
import { tenancyLawOn } from '@husvaer/domain/legal/tenancy';

import { findLogin } from '../../accounts/public.ts';
import type { DocumentText } from '../../../platform/pdf/document-text.ts';
import type { Work } from '../../../platform/work.ts';
import {
  CLAUSES,
  aboutLease,
  recipientOf,
  sendPaper,
  signsAs,
  takeBackPapers,
} from '../../lease-documents/public.ts';
import {
  recordLeaseEvent,
  lockOpenPapers,
  type Recipient,
  takeRunningLease,
  type RunningLease,
} from '../../leases/public.ts';
import { addAmendment, type AmendmentKind, type Changes } from './store.ts';

type Language = 'en' | 'no';
interface Ask {
  id: string;
  language: Language;
  said: unknown;
}
const { later } = CLAUSES;

/**
 * Asks all to agree that a lease lasts longer. What is too short and has no reason becomes until
 * further notice (husleieloven § 9-3). Throws `leases.not_found`, `leases.not_running`, and
 * `leases.wrong_state` for one that is until further notice already.
 */
export async function extendLease(work: Work, { id, language, said }: Ask): Promise<void> {
  const running = await takeRunningLease(work, id);
  const { lease, side } = running;
  if (side !== 'landlord') throw leaseErrors.not_found();
  if (lease.endsOn === null) throw leaseErrors.wrong_state({ paper: 'signed' });
  const asked = parseInput(extension({ endsOn: lease.endsOn }), said, 'inputData');
  const startsOn = addDays(lease.endsOn, 1);
  const { endsOn } = lawfulTerm(
    { startsOn, endsOn: asked.endsOn, kind: lease.kind, reason: asked.fixedTermReason },
    tenancyLawOn(startsOn),
  );
  const change = { endsOn, fixedTermReason: asked.fixedTermReason };
  const facts = { ...aboutLease(lease), ...change, endedOn: lease.endsOn };
  const text = { en: later.en.extension(facts), no: later.no.extension(facts) };
  await send(work, running, { kind: 'extension', text, language, change });
}

/** Asks all to agree that a lease ends on a day. Either side may. Throws as {@link extendLease} does. */
export async function endLease(work: Work, { id, language, said }: Ask): Promise<void> {
  const running = await takeRunningLease(work, id);
  const { lease } = running;
  const { lastMonthRent, ...asked } = parseInput(ending(lease), said, 'inputData');
  const rentEndsOn = lastPaidDay({ ...asked, lastMonthRent }, lease);
  const change = { ...asked, rentEndsOn };
  const facts = { ...aboutLease(lease), ...change };
  const text = { en: later.en.ending(facts), no: later.no.ending(facts) };
  await send(work, running, { kind: 'ending', text, language, change });
}

/** Asks all, those who go and those who come among them, to agree to a change of tenants. Throws as {@link extendLease} does. */
export async function changeTenants(work: Work, { id, language, said }: Ask): Promise<void> {
  const running = await takeRunningLease(work, id);
  const { lease, side } = running;
  if (side !== 'landlord') throw leaseErrors.not_found();
  const asked = parseInput(
    tenantsChange({ today: lease.today, renting: lease.tenants.map(({ email }) => email) }),
    said,
    'inputData',
  );
  const joining = await Promise.all(asked.joining.map((tenant) => knownAs(work, tenant)));
  const isKnown = ({ email, accountId }: Recipient) =>
    lease.allTenants.some((tenant) => tenant.email === email) ||
    accountId === lease.property.landlordId;
  if (joining.some(isKnown)) throw leaseErrors.own_home();
  const leaving = lease.tenants.filter(({ email }) => asked.leaving.includes(email));
  const facts = { ...aboutLease(lease), from: asked.from, leaving, joining };
  const text = { en: later.en.tenants(facts), no: later.no.tenants(facts) };
  const change = { from: asked.from, leaving: asked.leaving, joining };
  await send(work, running, { kind: 'tenants', text, language, change, joining });
}

/** Takes back an agreement that not everybody has signed. Throws `leases.wrong_state` without one. */
export async function withdrawAmendment(
  work: Work,
  { id, kind, reason }: { id: string; kind: AmendmentKind; reason: string | null },
): Promise<void> {
  const { side, about } = await takeRunningLease(work, id);
  if (side !== 'landlord') throw leaseErrors.not_found();
  const open = await lockOpenPapers(work.tx, { leaseId: id });
  if (!open.some((paper) => paper.kind === kind)) throw leaseErrors.wrong_state({ paper: 'none' });
  await takeBackPapers(work, { leaseId: id, kind, reason });
  await recordLeaseEvent(work, about, 'paper_ended', { kind, status: 'withdrawn', reason });
}

async function send<Kind extends AmendmentKind>(
  work: Work,
  { lease, about }: RunningLease,
  amendment: {
    kind: Kind;
    text: Record<Language, DocumentText>;
    language: Language;
    change: Changes[Kind];
    joining?: readonly Recipient[];
  },
): Promise<void> {
  const { tx } = work;
  const { kind, text, language, change, joining = [] } = amendment;
  const { id, tenants, landlord } = lease;
  if (!landlord) throw leaseErrors.not_found();
  const open = await lockOpenPapers(tx, { leaseId: id });
  if (open.some((paper) => paper.kind === kind)) throw leaseErrors.open_already();
  const signers = [
    ...tenants.map(signsAs('tenant', 1)),
    ...joining.map(signsAs('tenant', 1)).map((signer) => ({ ...signer, isJoining: true })),
    signsAs('landlord', 2)(recipientOf(landlord)),
  ];
  const paperId = await sendPaper(work, lease, { kind, text, language, signers });
  await addAmendment(tx, paperId, change);
  await recordLeaseEvent(work, about, `${kind}_sent`);
}

/** Whoever has this e-mail. An account that has not confirmed it may be anybody's. */
async function knownAs(
  { tx }: Work,
  { email, name }: { email: string; name: string },
): Promise<Recipient> {
  const known = await findLogin(tx, { email });
  return { accountId: known?.verifiedAt ? known.id : null, email, name };
}
