/**
 * A phone number as Norwegians write it: `+4722334455` is 22 33 44 55, a mobile 412 34 567. Foreign numbers
 * stay in international form.
 */
export function writtenPhone(number: string): string {
  const [, own] = /^\+47(\d{8})$/.exec(number) ?? [];
  if (own === undefined) return number;
  return /^[49]/.test(own)
    ? `${own.slice(0, 3)} ${own.slice(3, 5)} ${own.slice(5)}`
    : own.replace(/(\d{2})(?=\d)/g, '$1 ');
}
