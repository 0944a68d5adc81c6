import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { parse, visit } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import {
  LISTING_FIELDS,
  LISTING_VALUES,
  fieldsFrom,
  type ValueName,
} from '@husvaer/domain/listings/fields';

import { addPartnerKey, partnerCalls } from '../../../testing/partner-key.ts';
import { addPerson, type TestPerson } from '../../../testing/people.ts';
import { addPartner, createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import { importFeed } from './feed/import-feed.ts';
import { importListings } from './use-cases/import-listings.ts';

let app: TestApp;
let kari: TestPerson;
let callPartner: ReturnType<typeof partnerCalls>;

beforeAll(async () => {
  app = await createTestApp();
  kari = await addPerson(app, { email: 'kari@x.no', name: 'Kari Nordmann' });
  callPartner = partnerCalls(app, await addPartnerKey(app, await addPartner(app, 'nord', 'Nord')));
});
afterAll(() => app.close());

type Values = Partial<Record<ValueName, unknown>>;
type Value = (typeof LISTING_VALUES)[number];

/** Two values of each kind. */
const SAMPLES: Record<Value['kind'], (value: Value, number: 1 | 2) => unknown> = {
  line: (_, number) => `Linje ${number}`,
  text: (_, number) => `Første linje\n– æøå, “sitat”, 日本 ${number}`,
  link: (_, number) => `https://example.com/${number}`,
  apartment_number: (_, number) => `H010${number}`,
  postal_code: (_, number) => `015${number}`,
  choice: ({ content }, number) => choicesOf(content)[number],
  letter: ({ content }, number) => choicesOf(content)[number],
  choices: ({ content }, number) => choicesOf(content).slice(number, number + 2),
  yes_or_no: (_, number) => number === 1,
  count: (_, number) => number,
  size: (_, number) => 10.5 + number,
  degrees: ({ name }, number) => (name === 'lat' ? 59.91 : 10.75) + number / 1000,
  amount: (_, number) => 1000.5 + number,
  first_day: (_, number) => `2027-0${number}-01`,
  last_day: (_, number) => `2028-0${number}-28`,
};
function choicesOf(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodEnum) return schema.options.map(String);
  if (schema instanceof z.ZodArray) return choicesOf(schema.element);
  const { innerType } = schema._zod.def as unknown as { innerType: z.core.$ZodType };
  return choicesOf(innerType);
}
const sampleOf = (value: Value, number: 1 | 2) => SAMPLES[value.kind](value, number);
const ALL: Values = Object.fromEntries(
  LISTING_VALUES.map((value) => [value.name, sampleOf(value, 1)]),
);
const isOptional = ({ content }: Value) => content.safeParse(undefined).success;
/** What an API says of a value that was removed. */
const REMOVED: Partial<Record<Value['kind'], unknown>> = { choices: [], yes_or_no: false };

const SELECTION = Object.entries(LISTING_FIELDS)
  .map(([name, of]) => ('parts' in of ? `${name} { ${Object.keys(of.parts).join(' ')} }` : name))
  .join(' ');
const asContent = (values: Values) => fieldsFrom((name) => values[name] ?? null);

async function callApi(query: string, variables: object): Promise<any> {
  const { data, errors } = await app.api(query, { ...variables }, kari.tokens.accessToken);
  expect(errors).toBeUndefined();
  return Object.values(data)[0];
}
const mutate = (name: string, type: string, inputData: object) =>
  callApi(
    `mutation ($inputData: ${type}!) { ${name}(inputData: $inputData) { _id version content { ${SELECTION} } } }`,
    { inputData },
  );
const readMine = async (listingId: string) =>
  (
    await callApi(
      `query ($listingId: ID!) { getMyListing(queryData: { listingId: $listingId }) { _id content { ${SELECTION} } } }`,
      { listingId },
    )
  ).content;
const idOf = async (externalId: string): Promise<string> => {
  const [row] = await app.database.session((session) =>
    session.query<{ id: string }>('select id from listing where external_id = $1', [externalId]),
  );
  return row!.id;
};

/** A home's content by the values of its fields, as an API answers it; absent and null are the same. */
const asValues = (content: any): Values =>
  Object.fromEntries(
    Object.entries(LISTING_FIELDS).flatMap(([name, of]) =>
      'parts' in of
        ? Object.keys(of.parts).map((part) => [part, content[name]?.[part] ?? null])
        : [[name, content[name] ?? null]],
    ),
  );
const csvCell = (value: unknown) =>
  value === undefined || value === null
    ? ''
    : `"${Array.isArray(value) ? value.join('|') : (value as string | number | boolean)}"`;
const importText = async (text: string) => {
  const owner = { feed: 'every', partnerId: null, ownerId: kari.id, contactId: kari.id };
  const report = await importFeed(Readable.from([text]), (listings) =>
    app.runner.run(SYSTEM, importListings, { owner, listings }),
  );
  expect(report.problems).toEqual([]);
};
const byColumn = (externalId: string, values: Values) => ({
  external_id: externalId,
  ...Object.fromEntries(LISTING_VALUES.map(({ name, column }) => [column, values[name]])),
});

interface Way {
  /** Writes all values of each home, by the home's name. */
  write(homes: [string, Values][]): Promise<void>;
  /** Reads a home back as its writer sees it. */
  read(home: string): Promise<Values>;
}

const drafts = new Map<string, { _id: string; version: number }>();
async function fillForm(home: string, values: Values) {
  const draft = drafts.get(home) ?? (await mutate('addListing', 'AddListingInputData', {}));
  const { _id: listingId } = draft;
  const saved = await mutate('updateListing', 'UpdateListingInputData', {
    listingId,
    version: draft.version,
    data: asContent(values),
  });
  const { version } = saved;
  const published = await mutate('publishListing', 'PublishListingInputData', {
    listingId,
    version,
  });
  drafts.set(home, published);
  expect(published.content).toEqual(saved.content);
}
const readImported = async (home: string) => asValues(await readMine(await idOf(home)));
const readFromPartner = async (home: string) =>
  asValues((await callPartner('GET', `/listings/${home}`)).body);

const WAYS: Record<string, Way> = {
  'the form': {
    async write(homes) {
      for (const [home, values] of homes) await fillForm(home, values);
    },
    read: async (home) => asValues(await readMine(drafts.get(home)!._id)),
  },
  'a CSV feed': {
    write: (homes) =>
      importText(
        [
          ['external_id', ...LISTING_VALUES.map(({ column }) => column)],
          ...homes.map(([home, values]) => Object.values(byColumn(home, values)).map(csvCell)),
        ]
          .map((cells) => cells.join(','))
          .join('\n'),
      ),
    read: readImported,
  },
  'a JSON feed': {
    write: (homes) =>
      importText(JSON.stringify(homes.map(([home, values]) => byColumn(home, values)))),
    read: readImported,
  },
  'the partner API': {
    async write(homes) {
      for (const [home, values] of homes)
        await callPartner('PUT', `/listings/${home}`, asContent(values));
    },
    read: readFromPartner,
  },
  'a batch of the partner API': {
    async write(homes) {
      await callPartner(
        'POST',
        '/listings/batch',
        homes.map(([externalId, values]) => ({ externalId, ...asContent(values) })),
      );
    },
    read: readFromPartner,
  },
};

test.each(Object.keys(WAYS))('%s keeps, changes and removes every field', async (way) => {
  const { write, read } = WAYS[way]!;
  const nameOf = ({ name }: Value) => `${Object.keys(WAYS).indexOf(way)}-${name}`;
  const lost: string[] = [];
  const check = async (what: string, values: readonly Value[], valueOf: (of: Value) => unknown) => {
    const homes = values.map((of): [string, Values] => [
      nameOf(of),
      { ...ALL, [of.name]: valueOf(of) },
    ]);
    await write(homes);
    for (const [home, written] of homes) {
      const found = await read(home);
      for (const { name, path, kind } of LISTING_VALUES) {
        const expected = written[name] ?? REMOVED[kind] ?? null;
        if (JSON.stringify(found[name]) !== JSON.stringify(expected))
          lost.push(`${home} ${what}: ${path} is ${JSON.stringify(found[name])}`);
      }
    }
  };
  await check('added', LISTING_VALUES, (of) => sampleOf(of, 1));
  await check('changed', LISTING_VALUES, (of) => sampleOf(of, 2));
  await check('removed', LISTING_VALUES.filter(isOptional), () => null);
  expect(lost).toEqual([]);
});

/** Values that only the landlord sees, or that the page shows by another name. */
const NOT_PUBLIC = ['apartmentNumber', 'municipality', 'showsExactAddress'];

test('the public page asks for every field that is public', async () => {
  await fillForm('page', ALL);
  const document = ['listing-page.graphql', 'address.fragment.graphql'].map((file) =>
    readFileSync(new URL(`../../../../web/app/features/listings/${file}`, import.meta.url), 'utf8'),
  );
  const asked = new Set<string>();
  visit(parse(document.join('\n')), { Field: ({ name }) => void asked.add(name.value) });
  const isShown = (name: string) => !NOT_PUBLIC.includes(name);
  expect(
    LISTING_VALUES.map(({ name }) => name).filter((name) => isShown(name) && !asked.has(name)),
  ).toEqual([]);

  const fields = Object.keys(LISTING_FIELDS).filter((name) => isShown(name) && name !== 'position');
  const shown = await callApi(
    `query ($id: ID!) { getSingleListing(queryData: { listingId: $id }) {
      lat lng ${fields.join(' ').replace('address', 'address { street streetNumber postalCode neighbourhood city }')} } }`,
    { id: drafts.get('page')!._id },
  );
  const { address, ...others } = shown;
  expect({ ...address, ...others }).toEqual(
    Object.fromEntries(Object.entries(ALL).filter(([name]) => isShown(name))),
  );
});

test('the guide to feeds names every column', () => {
  const guide = readFileSync(new URL('../../../../docs/listing-feed.md', import.meta.url), 'utf8');
  expect(LISTING_VALUES.filter(({ column }) => !guide.includes(`\`${column}\``))).toEqual([]);
});
