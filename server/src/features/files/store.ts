import { owns, type Tx } from '../../platform/db/tx.ts';

interface FileTables {
  photo: { id: string; width: number; height: number; color: string; created_at: string };
}

const sql = owns<FileTables>();

export interface Photo {
  id: string;
  /** Pixels of the original. */
  width: number;
  height: number;
  /** Mean colour, #rrggbb, shown until the picture has come. */
  color: string;
}

export async function savePhoto(tx: Tx, photo: Photo, at: Temporal.Instant): Promise<void> {
  await sql(tx)
    .insertInto('photo')
    .values({ ...photo, created_at: at.toString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Forgets a photo that nothing shows any more. */
export async function forgetPhoto(tx: Tx, id: string): Promise<void> {
  await sql(tx).deleteFrom('photo').where('id', '=', id).execute();
}
