import { writeAsked, type Asked } from './asked.ts';

/** What a view saves of a list: its filters and order, never the words, which may name people. */
export const queryOf = (asked: Asked): string => writeAsked({ ...asked, search: '' });
