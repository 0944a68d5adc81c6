import { parseArgs } from 'node:util';

import { KID_SOURCES, ORDER_FORMATS, bookTerms } from '@husvaer/domain/ledger/book';
import { parseInput } from '@husvaer/domain/kernel/validation';

import { findPartnerBySubDomain } from '../partners/public.ts';
import { UsageError, type Command } from '../../platform/feature.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import type { ReadWork } from '../../platform/work.ts';
import { setLedgerBook } from './use-cases/set-ledger-book.ts';
import { findAllBooks } from './books/store.ts';

/** The argument for the operator's own books, which have no subdomain. */
const OPERATOR = '--operator';

const setBookCommand: Command = {
  name: 'ledger set-book',
  usage: `ledger set-book (SUB-DOMAIN | ${OPERATOR}) --name NAME --org-number N --address ADDRESS --email EMAIL
    --client-account N --bic BIC [--in-vat] [--in-business] [--bank-customer-id ID] [--kid-source ${KID_SOURCES.join('|')}]
    [--order-format ${ORDER_FORMATS.join('|')}]`,
  async run({ args, runner, print }) {
    const { values, positionals } = readArgs(args);
    const [subDomain, ...rest] = positionals;
    if (rest.length > 0 || (subDomain === undefined) !== (values.operator === true))
      throw new UsageError(setBookCommand.usage);
    const partnerId = subDomain ? await runner.read(SYSTEM, findPartnerId, subDomain) : null;
    const terms = parseInput(bookTerms, {
      name: values.name,
      orgNumber: values['org-number'],
      address: values.address,
      email: values.email,
      isInVat: values['in-vat'] === true,
      isInBusiness: values['in-business'] === true,
      clientAccount: values['client-account'],
      bic: values.bic,
      bankCustomerId: values['bank-customer-id'],
      kidSource: values['kid-source'],
      orderFormat: values['order-format'],
    });
    await runner.run(SYSTEM, setLedgerBook, { partnerId, terms });
    print('Done.');
    return 0;
  },
};

const booksCommand: Command = {
  name: 'ledger books',
  isReadOnly: true,
  usage: 'ledger books',
  async run({ runner, print }) {
    const books = await runner.read(SYSTEM, ({ tx }) => findAllBooks(tx), undefined);
    for (const { id, partnerId, clientAccount, name } of books)
      print(`${id}  ${partnerId ?? 'the operator'}  ${clientAccount}  ${name}`);
    return 0;
  },
};

const checkCommand: Command = {
  name: 'ledger check',
  isReadOnly: true,
  usage: 'ledger check   works out anew what all rows say about money, and says what disagrees',
  async run({ runner, audits, print }) {
    let found = 0;
    for (const { name, audit } of audits)
      for (const sentence of await runner.read(SYSTEM, audit, undefined)) {
        found += 1;
        print(`${name}: ${sentence}`);
      }
    if (found === 0) print('Everything agrees.');
    return found === 0 ? 0 : 1;
  },
};

export const commands: readonly Command[] = [setBookCommand, booksCommand, checkCommand];

function readArgs(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args,
      options: {
        operator: { type: 'boolean' },
        'in-vat': { type: 'boolean' },
        'in-business': { type: 'boolean' },
        name: text,
        'org-number': text,
        address: text,
        email: text,
        'client-account': text,
        bic: text,
        'bank-customer-id': text,
        'kid-source': { ...text, default: KID_SOURCES[0] },
        'order-format': text,
      },
      allowPositionals: true,
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${setBookCommand.usage}`);
  }
}

async function findPartnerId({ tx }: ReadWork, subDomain: string): Promise<string> {
  const partner = await findPartnerBySubDomain(tx, subDomain);
  if (!partner) throw new UsageError(`There is no partner '${subDomain}'.`);
  return partner.id;
}
