import { owns, type ReadTx, type Tx } from '../../platform/db/tx.ts';

interface AccountTables {
  account: {
    id: string;
    name: string;
    email: string;
    phone_number: string | null;
    created_at: string;
  };
}

const sql = owns<AccountTables>();

/** A person as a listing shows them. */
export interface Person {
  id: string;
  name: string;
  email: string;
  phoneNumber: string | null;
}

export async function findPerson(tx: ReadTx, id: string): Promise<Person | undefined> {
  return sql(tx)
    .selectFrom('account')
    .select(['id', 'name', 'email', 'phone_number as phoneNumber'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function findPersonByEmail(tx: ReadTx, email: string): Promise<Person | undefined> {
  return sql(tx)
    .selectFrom('account')
    .select(['id', 'name', 'email', 'phone_number as phoneNumber'])
    .where('email', '=', email)
    .executeTakeFirst();
}

/** Adds a person unless the e-mail is taken. */
export async function addPerson(tx: Tx, person: Person, at: Temporal.Instant): Promise<void> {
  await sql(tx)
    .insertInto('account')
    .values({
      id: person.id,
      name: person.name,
      email: person.email,
      phone_number: person.phoneNumber,
      created_at: at.toString(),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
}
