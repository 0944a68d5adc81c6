/** Prints the types of the tables and views of a migrated database, with their names in camelCase. */
import type { Session } from '../server/src/platform/db/database.ts';
import { camel, snake } from '../server/src/platform/db/names.ts';

interface Column {
  table: string;
  isView: boolean;
  column: string;
  type: string;
  isRequired: boolean;
  hasDefault: boolean;
  isGenerated: boolean;
  /** Comments of the table and of the column, in the migrations. */
  tableComment: string | null;
  comment: string | null;
  /** The columns that a view's column may come from: those of its name in the tables that it reads. */
  from: string[];
}

/** A type of the domain, with its module in `@husvaer/domain`. */
type DomainType = readonly [type: string, module: string];

/**
 * Columns whose values the schema leaves open: texts without a check, and JSON. JSON that only one feature
 * knows is `unknown` here; its store states it by `Stored`.
 */
const COLUMN_TYPES: Record<string, DomainType> = {
  'account_grant.role': ['Role', 'accounts/roles'],
  'bank_line.unclear': ['FileProblem', 'banking/file-problems'],
  'bank_reconciliation_problem.kind': ['ReconciliationProblemKind', 'banking/reconciliation'],
  'invoice_line.cost': ['UseCost', 'leases/enums'],
  'invoice_line.kind': ['LineKind', 'invoices/enums'],
  'kid_layout.parts': ["LeaseKidLayout['parts']", 'invoices/settings'],
  'lease.use_costs': ['UseCost', 'leases/enums'],
  'lease_paper.kind': ['PaperKind | LetterKind', 'leases/papers'],
  'ledger_entry.kind': ['EntryKind', 'ledger/entry-kinds'],
  'ledger_line.account': ['LedgerAccount', 'ledger/accounts'],
  'listing.energy_label': ['EnergyLabel', 'listings/enums'],
  'listing.facilities': ['Facility', 'listings/enums'],
  'listing.floor': ['Floor', 'listings/enums'],
  'listing.furnished': ['Furnished', 'listings/enums'],
  'listing.included_in_rent': ['IncludedInRent', 'listings/enums'],
  'listing.listing_type': ['ListingType', 'listings/enums'],
  'listing.property_type': ['PropertyType', 'listings/enums'],
  'listing_draft.content': ['DraftContent', 'listings/draft'],
  'listing_in_hand.state': ['ListingState', 'listings/states'],
  'listing_report.reason': ['ReportReason', 'listings/report'],
  'mail_silence.kind': ['MailKind', 'notifications/notification'],
  'money_act.kind': ['ActKind', 'ledger/acts'],
  'notification.kind': ['NotificationKind', 'notifications/notification'],
  'notification.params': ['NotificationParams', 'notifications/notification'],
  'partner.currency_settings': ['CurrencySettings', 'partners/currency'],
  'partner_key.scopes': ['ApiScope', 'partners/api-key'],
  'payout_event.name': ['PayoutEvent', 'payouts/enums'],
  'payout_line.type': ['PayoutLineType', 'payouts/enums'],
  'person_report.reason': ['PersonReportReason', 'messaging/conversation'],
  'petition_facts.facts': ['PetitionFacts', 'arrears/petition'],
  'place_suggestion.kind': ['SuggestionKind', 'search/limits'],
  'postal_letter.address': ['PostalAddress', 'postal/letters'],
  'rent_letter.petition_facts': ['PetitionFacts', 'arrears/petition'],
  'rent_letter_claim.steps': ['LateRentStep', 'invoices/enums'],
  'reported.kind': ['ReportKind', 'reports/decision'],
  'saft_account.account': ["SaftAccount['account']", 'accounting/saft'],
  'saft_account.standard_account': ["SaftAccount['standardAccount']", 'accounting/saft'],
  'saft_account.tax_code': ["NonNullable<SaftAccount['taxCode']>", 'accounting/saft'],
  'saft_export.problem': ['SaftProblem', 'accounting/saft'],
  'saved_search.query': ['StoredQuery', 'search/saved-search'],
  'upload.directive': ['UploadDirective', 'files/uploads'],
};

/** Columns of views that may be null. PostgreSQL knows this of tables only. */
const NULLABLE_OF_VIEWS: Record<string, readonly string[]> = {
  comparable_listing: ['city_place_id', 'total_bedrooms', 'monthly_rent'],
  listing_in_hand: ['owner_id', 'partner_id', 'contact_id', 'title', 'city'],
  listing_side: ['owner_id', 'contact_id', 'partner_id'],
  listing_to_let: [
    'partner_id',
    'owner_id',
    'street',
    'street_number',
    'apartment_number',
    'monthly_rent',
  ],
  published_image: ['description', 'color'],
  published_listing: [
    'partner_id',
    'street',
    'street_number',
    'postal_code',
    'neighbourhood',
    'city_place_id',
    'total_bedrooms',
    'total_size',
    'available_from',
    'available_to',
    'minimum_stay',
    'deposit_amount',
    'furnished',
    'municipality',
    'monthly_extras',
  ],
  reported: ['listing_id', 'person_id', 'conversation_id', 'text', 'reporter_id'],
  signed_lease: ['partner_id', 'rent_collection'],
};

/** Tables whose rows a query reads whole as JSON, which has to name their columns. */
const READ_WHOLE = [
  'assignment',
  'invoice',
  'invoice_line',
  'lease_money',
  'lease_rent',
  'payout',
  'payout_line',
];

/** The types as both engines read them (`PARSERS` of database.ts). */
const TYPES: Record<string, string> = {
  bool: 'boolean',
  box: 'string',
  date: 'string',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'bigint',
  numeric: 'string',
  polygon: 'string',
  text: 'string',
  timestamptz: 'Moment',
  tsquery: 'string',
  tsvector: 'string',
  uuid: 'string',
  xid8: 'string',
};

const COLUMNS = `
  select c.relname as table, c.relkind = 'v' as "isView", a.attname as column, t.typname as type,
    a.attnotnull as "isRequired", a.atthasdef or a.attidentity <> '' as "hasDefault",
    a.attgenerated <> '' or a.attidentity = 'a' as "isGenerated",
    obj_description(c.oid, 'pg_class') as "tableComment",
    col_description(c.oid, a.attnum) as comment,
    array(
      select distinct source.relname || '.' || a.attname from pg_rewrite rule
      join pg_depend d on d.classid = 'pg_rewrite'::regclass and d.objid = rule.oid
      join pg_class source on source.oid = d.refobjid and source.oid <> c.oid
      where rule.ev_class = c.oid order by 1
    )::text[] as from
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
  order by c.relname collate "C", a.attnum`;

const CHECKS = `
  select conrelid::regclass::text as table, pg_get_constraintdef(oid) as check
  from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`;

/** `kind in ('a', 'b')`, `kinds <@ array['a', 'b']` and `kind = 'a'`, as PostgreSQL prints them. */
const ONE_OF = /^CHECK \(\((\w+) (?:= ANY \(|<@ )ARRAY\[('[^\]]*)\]\)?\)\)/;
const ONLY = /^CHECK \(\((\w+) = ('[^']*')::text\)\)/;

/** The module `tables.ts` of a migrated database. */
export async function printTables(session: Session): Promise<string> {
  const columns = await session.query<Column>(COLUMNS);
  const unions = new Map<string, string>();
  for (const row of await session.query<{ table: string; check: string }>(CHECKS)) {
    const [, column, values] = ONE_OF.exec(row.check) ?? ONLY.exec(row.check) ?? [];
    if (column)
      unions.set(
        `${row.table}.${column}`,
        values!
          .split(', ')
          .map((value) => value.replace(/::\w+$/, ''))
          .join(' | '),
      );
  }
  for (const name of columns.flatMap(({ table, column }) => [table, column]))
    if (snake(camel(name)) !== name) throw new Error(`${name} does not survive camelCase.`);
  const known = new Set(columns.map(({ table, column }) => `${table}.${column}`));
  for (const name of Object.keys(COLUMN_TYPES))
    if (!known.has(name))
      throw new Error(`${name} has a type in script/tables.ts and is no column.`);
  const imports = new Map<string, Set<string>>();
  const typeOf = (column: Column): string => {
    const names = [`${column.table}.${column.column}`, ...column.from];
    const domain = names.map((name) => COLUMN_TYPES[name]).find((found) => found !== undefined);
    if (domain) {
      const [type, module] = domain;
      const named = imports.get(module) ?? new Set();
      for (const [name] of type.matchAll(/\b[A-Z]\w+/g))
        if (name !== 'NonNullable') named.add(name);
      imports.set(module, named);
      return type;
    }
    const base = TYPES[column.type.replace(/^_/, '')];
    if (base === 'string')
      return names.map((name) => unions.get(name)).find((found) => found !== undefined) ?? base;
    if (!base && column.type !== 'jsonb') throw new Error(`The type ${column.type} has no name.`);
    return base ?? 'unknown';
  };
  const printed = [...Map.groupBy(columns, ({ table }) => table)].map(
    ([table, own]) =>
      `${docOf(own[0]!.tableComment, 2)}  ${camel(table)}: {\n${own.map((column) => `${docOf(column.comment, 4)}    ${camel(column.column)}: ${printType(column, typeOf(column))};\n`).join('')}  };\n`,
  );
  const modules = [...imports]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([module, names]) =>
        `import type { ${[...names].sort().join(', ')} } from '@husvaer/domain/${module}';\n`,
    );
  return `// Made by script/generate from the migrations.
import type { GeneratedAlways } from 'kysely';

${modules.join('')}
import type { WithDefault } from './column.ts';
import type { Json } from './json.ts';
import type { MaybeMoment, Moment } from './moment.ts';

/** The tables and views, as a store reads and writes them. */
export interface Tables {
${printed.join('')}}

/** The columns of tables that are read whole as JSON. */
export const COLUMNS = {
${READ_WHOLE.map((table) => `  ${camel(table)}: [\n${columns.flatMap((column) => (column.table === table ? [`    '${camel(table)}.${camel(column.column)}',\n`] : [])).join('')}  ],\n`).join('')}} as const;
`;
}

const docOf = (comment: string | null, indent: number) =>
  comment === null ? '' : `${' '.repeat(indent)}/** ${comment} */\n`;

function printType(column: Column, type: string): string {
  const isNullable = column.isView
    ? (NULLABLE_OF_VIEWS[column.table] ?? []).includes(column.column)
    : !column.isRequired;
  const whole = () => {
    if (type === 'Moment') return isNullable ? 'MaybeMoment' : type;
    const ored = isNullable ? ' | null' : '';
    if (column.type === 'jsonb') return `Json<${type}${type === 'unknown' ? '' : ored}>`;
    if (!column.type.startsWith('_')) return `${type}${ored}`;
    return `${type.includes(' | ') ? `(${type})` : type}[]${ored}`;
  };
  if (column.isGenerated) return `GeneratedAlways<${whole()}>`;
  return column.hasDefault ? `WithDefault<${whole()}>` : whole();
}
