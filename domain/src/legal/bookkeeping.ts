import type { IsoDate } from '../kernel/dates.ts';
import { LEGAL } from './constants.ts';

/**
 * The first day whose accounting documents still have to be kept: those of earlier years are older than
 * {@link LEGAL.bookkeepingYears} years after their financial year (bokføringsloven § 13).
 */
export const firstKeptDay = (today: IsoDate): IsoDate =>
  `${Number(today.slice(0, 4)) - LEGAL.bookkeepingYears}-01-01`;
