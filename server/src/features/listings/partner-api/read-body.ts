import { requestErrors, type FieldError } from '@husvaer/domain/kernel/errors';
import { EXTERNAL_ID_MAX } from '@husvaer/domain/listings/feed';
import { tidyLine } from '@husvaer/domain/kernel/text';
import {
  BATCH_MAX,
  readPartnerListing,
  type PartnerListing,
} from '@husvaer/domain/listings/partner-listing';

import { plainLine, plainText } from '../feed/plain-text.ts';

/** Maximum depth of nested objects in a home; deeper ones are errors. */
const DEPTH = 3;

/** A row of a batch that was refused, and why. */
interface RefusedRow {
  /** From 1: the element, or the line. */
  row: number;
  externalId?: string;
  fields: (Omit<FieldError, 'reason'> & { reason: FieldError['reason'] | RowReason })[];
}
type RowReason = 'broken_json' | 'not_object' | 'repeated';

/** Reads one home. Throws `request.invalid` with every refused field, and `request.malformed`. */
export function readOne(body: string, externalId: string): PartnerListing {
  const values = asRead(parse(body));
  if (!isObject(values)) throw refused([{ path: 'body', reason: 'wrong_type' }]);
  if ('externalId' in values && values['externalId'] !== externalId)
    throw refused([{ path: 'externalId', reason: 'not_allowed' }]);
  const read = readPartnerListing({ ...values, externalId });
  if (!read.ok) throw refused(read.problems);
  return read.listing;
}

/**
 * Reads homes as a JSON array, or as JSON lines. Returns the valid ones, and the refused ones with reasons.
 * Throws `request.malformed`, and `request.too_large` for more than a batch.
 */
export function readMany(
  body: string,
  isByLine: boolean,
): { rows: number; listings: PartnerListing[]; refused: RefusedRow[] } {
  const records = isByLine ? byLine(body) : byElement(parse(body));
  if (records.length > BATCH_MAX)
    throw requestErrors.too_large({ maximum: BATCH_MAX, message: 'Too many rows.' });

  const listings = new Map<string, PartnerListing>();
  const refusals: RefusedRow[] = [];
  for (const { row, value } of records) {
    const values = asRead(value);
    const read = isObject(values) ? readPartnerListing(values) : null;
    if (read?.ok && !listings.has(read.listing.externalId))
      listings.set(read.listing.externalId, read.listing);
    else refusals.push({ row, ...nameOf(values), fields: problemsOf(value, read) });
  }
  return { rows: records.length, listings: [...listings.values()], refused: refusals };
}

function problemsOf(
  value: unknown,
  read: ReturnType<typeof readPartnerListing> | null,
): RefusedRow['fields'] {
  if (!read) return [{ path: 'row', reason: value === BROKEN ? 'broken_json' : 'not_object' }];
  return read.ok ? [{ path: 'externalId', reason: 'repeated' }] : read.problems;
}

const refused = (fields: FieldError[]) => requestErrors.invalid({ fields });

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw requestErrors.malformed({ message: 'The body is not JSON.' });
  }
}

/** A line that is not JSON. */
const BROKEN = Symbol('broken');

interface Row {
  row: number;
  value: unknown;
}

function byElement(input: unknown): Row[] {
  if (!Array.isArray(input)) throw refused([{ path: 'body', reason: 'wrong_type' }]);
  return input.map((value: unknown, index) => ({ row: index + 1, value }));
}

function byLine(body: string): Row[] {
  return body.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    try {
      return [{ row: index + 1, value: JSON.parse(line) as unknown }];
    } catch {
      return [{ row: index + 1, value: BROKEN }];
    }
  });
}

/** The input as plain text: no markup, no control characters; null and empty text count as missing. */
function asRead(value: unknown, name = '', depth = 0): unknown {
  if (typeof value === 'string')
    return name === 'title'
      ? plainLine(value)
      : name === 'description' && depth === 1
        ? plainText(value)
        : tidyLine(value);
  if (typeof value !== 'object' || value === null || depth > DEPTH) return value;
  if (Array.isArray(value)) return value.map((item) => asRead(item, '', depth + 1));
  const fields = Object.entries(value).map(([key, field]): [string, unknown] => [
    key,
    asRead(field, key, depth + 1),
  ]);
  return Object.fromEntries(fields.filter(([, field]) => field !== null && field !== ''));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The field by which a person finds the row. */
function nameOf(input: unknown): { externalId?: string } {
  const id = isObject(input) ? input['externalId'] : undefined;
  return typeof id === 'string' ? { externalId: id.slice(0, EXTERNAL_ID_MAX) } : {};
}
