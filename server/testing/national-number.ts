import { idnr } from '@navikt/fnrvalidator';

/** Made-up national identity numbers of people born on this day (ISO), from 1940 to 2039. */
export function numberOf(birthDate: string, person = 0): string {
  let left = person;
  const [year = '', month = '', day = ''] = birthDate.split('-');
  const born = `${day}${Number(month) + 80}${year.slice(2)}`;
  // The three digits after the day tell the century: up to 499 is the 20th, from 500 on the 21st.
  for (let rest = year < '2000' ? 0 : 50_000; rest < 100_000; rest += 1) {
    const digits = `${born}${String(rest).padStart(5, '0')}`;
    if (idnr(digits).status !== 'valid') continue;
    if (left === 0) return digits;
    left -= 1;
  }
  throw new Error(`There is no number for ${birthDate}.`);
}
