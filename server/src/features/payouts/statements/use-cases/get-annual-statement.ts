import { accountErrors } from '@husvaer/domain/accounts/errors';
import { payoutErrors } from '@husvaer/domain/payouts/errors';
import { isPreliminary, yearOf } from '@husvaer/domain/payouts/year';

import { findPeople } from '../../../accounts/public.ts';
import { findLandlordAddress } from '../../../invoices/public.ts';
import { findBook } from '../../../ledger/public.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import { payoutPolicy } from '../../policy.ts';
import { findLeasesPaidTo } from '../../store.ts';
import { findLetHomes, type LetHome } from '../find-movements.ts';
import type { AnnualStatement } from '../annual-statement-text.ts';

/**
 * The viewer's annual statement of letting by an agency, or without one. Throws `payouts.not_found` when they
 * let nothing that way.
 */
export async function getAnnualStatement(
  work: ReadWork,
  { partnerId, year }: { partnerId: string | null; year: number },
): Promise<AnnualStatement> {
  const { tx, clock, viewer } = work;
  if (!payoutPolicy.account(viewer)) throw accountErrors.login_required();
  const book = await findBook(tx, partnerId);
  const leaseIds = book
    ? await findLeasesPaidTo(tx, { bookId: book.id, landlordId: viewer.id })
    : [];
  if (!book || leaseIds.length === 0) throw payoutErrors.not_found();
  const homes = await findLetHomes(tx, leaseIds);
  const byHome = Map.groupBy(homes, ({ rent }) => rent.property.id);
  const [landlord] = await findPeople(tx, [viewer.id]);
  const years = [...byHome.values()].map((leases) => ({
    leases,
    ...yearOf(
      leases.flatMap(({ movements }) => movements),
      year,
    ),
  }));
  const { name, orgNumber, address, email, isInVat, isInBusiness } = book;
  const today = clock.today().toString();
  return {
    year,
    madeOn: today,
    isPreliminary: isPreliminary(year, today),
    agency: { name, orgNumber, address, email },
    registers: { isInVat, isInBusiness },
    landlord: {
      name: landlord?.name ?? '',
      address: await findLandlordAddress(tx, leaseIds[0]!),
    },
    homes: years
      .filter(
        ({ months, opening, closing }) => months.length > 0 || opening !== 0n || closing !== 0n,
      )
      .map(({ leases, months, opening, closing }) => ({
        ...placeOf(leases[0]!),
        months,
        opening,
        closing,
      })),
    vat: years.reduce((sum, { vat }) => sum + vat, 0n),
    owed: years.reduce((sum, { owed }) => sum + owed, 0n),
  };
}

function placeOf({ rent: { property } }: LetHome): { name: string; address: string } {
  const { name, street, streetNumber, apartmentNumber, postalCode, city } = property;
  const line = [street, streetNumber].filter(Boolean).join(' ');
  const place = [postalCode, city].filter(Boolean).join(' ');
  return { name, address: [line, apartmentNumber, place].filter(Boolean).join(', ') };
}
