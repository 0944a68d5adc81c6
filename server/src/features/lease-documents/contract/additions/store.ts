import type { AdditionKind, ContractAddition } from '@husvaer/domain/lease-documents/additions';

import { owns, type ReadTx, type Tx } from '../../../../platform/db/tx.ts';

interface AdditionTables {
  lease_addition: {
    partner_id: string;
    kind: AdditionKind;
    position: number;
    heading_no: string;
    text_no: string;
    heading_en: string | null;
    text_en: string | null;
  };
}

const sql = owns<AdditionTables>();

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
    .selectFrom('lease_addition')
    .select(['heading_no', 'text_no', 'heading_en', 'text_en'])
    .where('partner_id', '=', partnerId)
    .where('kind', '=', kind)
    .orderBy('position')
    .execute();
  return rows.map(({ heading_no, text_no, heading_en, text_en }) => ({
    no: { heading: heading_no, text: text_no },
    en: heading_en === null || text_en === null ? null : { heading: heading_en, text: text_en },
  }));
}

export async function setAdditions(
  tx: Tx,
  { partnerId, kind }: WhichAdditions,
  additions: readonly ContractAddition[],
): Promise<void> {
  await sql(tx)
    .deleteFrom('lease_addition')
    .where('partner_id', '=', partnerId)
    .where('kind', '=', kind)
    .execute();
  if (additions.length === 0) return;
  await sql(tx)
    .insertInto('lease_addition')
    .values(
      additions.map(({ no, en }, position) => ({
        partner_id: partnerId,
        kind,
        position,
        heading_no: no.heading,
        text_no: no.text,
        heading_en: en?.heading ?? null,
        text_en: en?.text ?? null,
      })),
    )
    .execute();
}
