import type { KidPart } from '@husvaer/domain/invoices/settings';

/** The form's values for a KID's layout: the number of digits of each part, and the fixed digits. */
export interface KidFields {
  fixed: string;
  lease: string;
  /** Empty if a lease has one KID for all its invoices. */
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

/** The fields that are not valid numbers of digits. */
export const invalidFields = ({ fixed, lease, invoice }: KidFields): (keyof KidFields)[] => [
  ...(fixed === '' || DIGITS.test(fixed) ? [] : (['fixed'] as const)),
  ...(WIDTH.test(lease) ? [] : (['lease'] as const)),
  ...(invoice === '' || WIDTH.test(invoice) ? [] : (['invoice'] as const)),
];

/** The layout's parts in the order of the old layout; new parts in the order fixed digits, lease, invoice. */
export function partsOf(
  { fixed, lease, invoice }: KidFields,
  was: readonly { name: KidPart }[],
): { name: KidPart; width: number; value?: number }[] {
  const order: KidPart[] = [...new Set([...was.map(({ name }) => name), ...NEW_ORDER])];
  // New fixed digits come first.
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

/** The length of a KID, including its check digit. */
export const lengthOf = (fields: KidFields): number =>
  fields.fixed.length + Number(fields.lease) + Number(fields.invoice) + 1;
