import type { KidPart } from '@husvaer/domain/invoices/settings';

/** A KID's layout as a form has it: how many digits each part has, and those that never change. */
export interface KidFields {
  fixed: string;
  lease: string;
  /** Empty where a lease has one KID for all its invoices. */
  invoice: string;
}

interface Part {
  name: KidPart;
  width: number;
  value: number | null;
}

export function fieldsOf(parts: readonly Part[]): KidFields {
  const width = (name: KidPart) => parts.find((part) => part.name === name)?.width.toString() ?? '';
  const fixed = parts.find(({ name }) => name === 'fixed');
  return {
    fixed: fixed ? String(fixed.value ?? 0).padStart(fixed.width, '0') : '',
    lease: width('lease'),
    invoice: width('invoice'),
  };
}

const DIGITS = /^\d{1,9}$/;
const WIDTH = /^[1-9]$/;

/** Which fields are no numbers of digits. */
export const wrongFields = ({ fixed, lease, invoice }: KidFields): (keyof KidFields)[] => [
  ...(fixed === '' || DIGITS.test(fixed) ? [] : (['fixed'] as const)),
  ...(WIDTH.test(lease) ? [] : (['lease'] as const)),
  ...(invoice === '' || WIDTH.test(invoice) ? [] : (['invoice'] as const)),
];

/** The layout's parts in the order of the one that was, new ones in theirs: fixed digits, lease, invoice. */
export function partsOf(
  { fixed, lease, invoice }: KidFields,
  was: readonly { name: KidPart }[],
): { name: KidPart; width: number; value?: number }[] {
  const order: KidPart[] = [...new Set([...was.map(({ name }) => name), ...NEW_ORDER])];
  // What was not there before stands in front.
  const place = (name: KidPart) =>
    name === 'fixed' && !was.some((part) => part.name === 'fixed') ? -1 : order.indexOf(name);
  const parts = [
    ...(fixed ? [{ name: 'fixed' as const, width: fixed.length, value: Number(fixed) }] : []),
    { name: 'lease' as const, width: Number(lease) },
    ...(invoice ? [{ name: 'invoice' as const, width: Number(invoice) }] : []),
  ];
  return parts.toSorted((a, b) => place(a.name) - place(b.name));
}

const NEW_ORDER = ['fixed', 'lease', 'invoice'] as const;

/** How long a KID is, its check digit among it. */
export const lengthOf = (fields: KidFields): number =>
  fields.fixed.length + Number(fields.lease) + Number(fields.invoice) + 1;
