import type { core } from 'zod';

import type { FieldError } from '../kernel/errors.ts';
import { fieldErrors } from '../kernel/validation.ts';
import { fieldsFrom, LISTING_VALUES, MINIMUM_STAY_MAX } from './fields.ts';
import { listingContent, type ListingContent } from './listing.ts';
import { LISTING_STATES, type ListingState } from './states.ts';

/** The columns of a listing feed. */
export const FEED_COLUMNS = [
  'external_id',
  'state',
  ...LISTING_VALUES.map(({ column }) => column),
  'minimum_stay_nights',
] as const;
export type FeedColumn = (typeof FEED_COLUMNS)[number];
/** A row without these is refused. */
export const REQUIRED_COLUMNS: readonly FeedColumn[] = [
  'external_id',
  ...LISTING_VALUES.filter(({ content }) => !content.safeParse(undefined).success).map(
    ({ column }) => column,
  ),
];

export const EXTERNAL_ID_MAX = 100;
const NIGHTS_A_MONTH = 30;
/** Fewer nights than the shortest month do not count as a minimum stay. */
const NIGHTS_OF_NO_MINIMUM = 28;
/** Characters of a refused value in a report. */
const SHOWN_MAX = 60;

export interface FeedListing {
  /** The feed's id of the home; later imports find the listing by it. */
  externalId: string;
  state: ListingState;
  content: ListingContent;
}

type FeedRow = { ok: true; row: FeedListing } | { ok: false; problems: FieldError[] };

/** A normalised column name, as {@link feedRow} expects it: ` Title` becomes `title`. */
export const columnName = (name: string): string => name.trim().toLowerCase();

/**
 * Reads one row of a listing feed as a listing, or returns all its problems.
 *
 * `raw` has the values by {@link columnName}: strings, or JSON values. Empty text counts as missing, and
 * unknown columns are ignored. Amounts are kroner in the feed and øre in the listing. A problem's `path` is
 * the column; `params` has the limit and the refused value, cut to 60 characters (for a text that is too long
 * its `length` instead).
 */
export function feedRow(raw: Record<string, unknown>): FeedRow {
  const problems: FieldError[] = [];
  const readColumn = <Value>(column: FeedColumn, read: (value: unknown) => Value | Unreadable) => {
    const value = raw[column];
    if (isAbsent(value)) return undefined;
    const result = read(value);
    if (result !== UNREADABLE) return result;
    const reason = typeof value === 'string' ? 'wrong_format' : 'wrong_type';
    problems.push({ path: column, reason, params: { value: shown(value) } });
    return undefined;
  };

  const externalId = readColumn('external_id', line) ?? '';
  const state = readColumn('state', word) ?? 'published';
  const values = new Map(
    LISTING_VALUES.map(({ name, column, kind }) => [name, readColumn(column, READERS[kind])]),
  );
  if (values.get('minimumStay') === undefined)
    values.set('minimumStay', readColumn('minimum_stay_nights', nightsInMonths));
  const parsed = listingContent.safeParse(
    fieldsFrom((name) => values.get(name)),
    { reportInput: true },
  );

  const add = (problem: FieldError) => {
    if (!problems.some(({ path }) => path === problem.path)) problems.push(problem);
  };
  if (externalId === '') add({ path: 'external_id', reason: 'required' });
  if (externalId.length > EXTERNAL_ID_MAX) {
    const params = { maximum: EXTERNAL_ID_MAX, length: externalId.length };
    add({ path: 'external_id', reason: 'too_long', params });
  }
  if (!isState(state)) {
    add({ path: 'state', reason: 'not_allowed', params: { value: shown(state) } });
  }
  for (const issue of parsed.error?.issues ?? []) add(inTheFeedsWords(issue, raw));
  if (!parsed.success || !isState(state) || problems.length > 0) return { ok: false, problems };
  return { ok: true, row: { externalId, state, content: parsed.data } };
}

const isState = (word: string): word is ListingState =>
  (LISTING_STATES as readonly string[]).includes(word);

const COLUMN_OF = new Map<string, FeedColumn>(
  LISTING_VALUES.map(({ path, column }) => [path, column]),
);

/** A problem of a listing, in terms of the row it was read from. */
function inTheFeedsWords(issue: core.$ZodIssue, raw: Record<string, unknown>): FieldError {
  const [error] = fieldErrors([issue]) as [FieldError];
  const [part] = error.path.split('.') as [string];
  let column = COLUMN_OF.get(error.path) ?? COLUMN_OF.get(part) ?? 'lat';
  let maximum = error.params?.maximum;
  let value = raw[column];
  if (part === 'facilities' || part === 'includedInRent') value = issue.input;
  if (error.path === 'position') value = `${shown(raw.lat)}, ${shown(raw.lng)}`;
  if (column === 'minimum_stay' && isAbsent(value)) {
    column = 'minimum_stay_nights';
    value = raw[column];
    if (maximum !== undefined) maximum = MINIMUM_STAY_MAX * NIGHTS_A_MONTH;
  }
  const reason = issue.input === undefined ? 'required' : error.reason;
  if (reason === 'required') return { path: column, reason };
  const limits = {
    ...(maximum !== undefined && { maximum }),
    ...(error.params?.minimum !== undefined && { minimum: error.params.minimum }),
  };
  if (reason === 'too_long') {
    const { length } = issue.input as { length: number };
    return { path: column, reason, params: { ...limits, length } };
  }
  return { path: column, reason, params: { ...limits, value: shown(value) } };
}

function shown(value: unknown): string {
  if (typeof value === 'object') return Array.isArray(value) ? '[…]' : '{…}';
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text
    .slice(0, SHOWN_MAX)
    .replace(/\p{Cc}/gu, ' ')
    .toWellFormed();
}

const isAbsent = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

const UNREADABLE = Symbol('unreadable');
type Unreadable = typeof UNREADABLE;

const CONTROL = /\p{Cc}/u;
const CONTROL_IN_TEXT = /[^\P{Cc}\n\t]/u;

/** One line of text. NUL, which PostgreSQL can't store, is one of the refused control characters. */
function line(value: unknown): string | Unreadable {
  // JSON has rounded a larger number already: two homes would share an id.
  if (Number.isSafeInteger(value)) return String(value);
  if (typeof value !== 'string') return UNREADABLE;
  const oneLine = value.trim();
  return CONTROL.test(oneLine) || !oneLine.isWellFormed() ? UNREADABLE : oneLine;
}

function text(value: unknown): string | Unreadable {
  if (typeof value !== 'string') return UNREADABLE;
  return CONTROL_IN_TEXT.test(value) || !value.isWellFormed() ? UNREADABLE : value;
}

/** A value of an enum; the enum's schema checks the rest. */
function word(value: unknown): string | Unreadable {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim().toLowerCase() : UNREADABLE;
}

function capitals(value: unknown): string | Unreadable {
  const read = word(value);
  return read === UNREADABLE ? read : read.toUpperCase();
}

/** Spreadsheets read Oslo's 0154 as a number and write 154. */
function postalCode(value: unknown): string | Unreadable {
  const read = line(value);
  return read === UNREADABLE ? read : read.replace(/^(?=\d{3}$)/, '0');
}

/** `balcony|gym` or `['balcony', 'gym']`. */
function words(value: unknown): string[] | Unreadable {
  const list: unknown = typeof value === 'string' ? value.split('|') : value;
  if (!Array.isArray(list)) return UNREADABLE;
  const read = new Set<string>();
  for (const item of list) {
    if (isAbsent(item)) continue;
    const one = word(item);
    if (one === UNREADABLE) return UNREADABLE;
    read.add(one);
  }
  return [...read];
}

const YES = ['true', 'yes', 'ja', '1'];
const NO = ['false', 'no', 'nei', '0'];

function yesOrNo(value: unknown): boolean | Unreadable {
  if (typeof value === 'boolean') return value;
  const read = word(value);
  if (read === UNREADABLE || !(YES.includes(read) || NO.includes(read))) return UNREADABLE;
  return YES.includes(read);
}

const DECIMAL = /^-?\d+(?:[.,]\d+)?$/;
/**
 * Thousands are separated by a space (plain, no-break or narrow), never by a dot, since `12.500` is
 * ambiguous.
 */
const AMOUNT = /^-?(?:\d+|\d{1,3}(?:[ \u00a0\u202f]\d{3})+)(?:[.,]\d{1,2})?$/;

const number = (value: unknown) => numeral(value, DECIMAL);
const kroner = (value: unknown) => numeral(value, AMOUNT);

function numeral(value: unknown, format: RegExp): number | Unreadable {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || !format.test(value.trim())) return UNREADABLE;
  return Number(value.replace(/\s/g, '').replace(',', '.'));
}

/** Whole months, rounded up; 0 below 28 nights. */
function nightsInMonths(value: unknown): number | Unreadable {
  const nights = number(value);
  if (nights === UNREADABLE || nights < 0) return nights;
  return nights < NIGHTS_OF_NO_MINIMUM ? 0 : Math.ceil(nights / NIGHTS_A_MONTH);
}

const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;

function firstDay(value: unknown): string | Unreadable {
  const read = line(value);
  return read === UNREADABLE ? read : read.replace(MONTH, '$1-$2-01');
}

function lastDay(value: unknown): string | Unreadable {
  const read = line(value);
  if (read === UNREADABLE) return read;
  return read.replace(MONTH, (month, year: string, number: string) => {
    return `${month}-${new Date(Date.UTC(Number(year), Number(number), 0)).getUTCDate()}`;
  });
}

/** How a column of a kind is read. */
const READERS: Record<(typeof LISTING_VALUES)[number]['kind'], (value: unknown) => unknown> = {
  line,
  text,
  link: line,
  apartment_number: capitals,
  postal_code: postalCode,
  choice: word,
  choices: words,
  letter: capitals,
  yes_or_no: yesOrNo,
  count: number,
  size: number,
  degrees: number,
  amount: kroner,
  first_day: firstDay,
  last_day: lastDay,
};
