import type { AdditionKind, ContractAddition } from '@husvaer/domain/lease-documents/additions';

import type { Tables } from '../../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'leaseAddition'>>();

interface WhichAdditions {
  partnerId: string;
  kind: AdditionKind;
}

/** An agency's additions to one kind of its documents, in order. */
export async function findAdditions(
  tx: ReadTx,
  { partnerId, kind }: WhichAdditions,
): Promise<ContractAddition[]> {
  const rows = await sql(tx)
    .selectFrom('leaseAddition')
    .select(['headingNo', 'textNo', 'headingEn', 'textEn'])
    .where('partnerId', '=', partnerId)
    .where('kind', '=', kind)
    .orderBy('position')
    .execute();
  return rows.map(({ headingNo, textNo, headingEn, textEn }) => ({
    no: { heading: headingNo, text: textNo },
    en: headingEn === null || textEn === null ? null : { heading: headingEn, text: textEn },
  }));
}

export async function setAdditions(
  tx: Tx,
  { partnerId, kind }: WhichAdditions,
  additions: readonly ContractAddition[],
): Promise<void> {
  await sql(tx)
    .deleteFrom('leaseAddition')
    .where('partnerId', '=', partnerId)
    .where('kind', '=', kind)
    .execute();
  if (additions.length === 0) return;
  await sql(tx)
    .insertInto('leaseAddition')
    .values(
      additions.map(({ no, en }, position) => ({
        partnerId,
        kind,
        position,
        headingNo: no.heading,
        textNo: no.text,
        headingEn: en?.heading ?? null,
        textEn: en?.text ?? null,
      })),
    )
    .execute();
}
