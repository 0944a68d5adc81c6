import { writeAsked, type Asked } from './asked.ts';

/** What somebody looks for again and again: a name for an address of the list. */
export interface View {
  name: string;
  /** `?status=overdue&sort=arrears`. */
  query: string;
}

export const VIEWS_MAX = 20;
export const NAME_MAX = 40;

/** What is kept of a list: its filters and order, never the words: names of people do not stay in a browser. */
export const queryOf = (asked: Asked): string => writeAsked({ ...asked, search: '' });

/** With this view, in the place of the one of its name or at the end. */
export const withView = (views: readonly View[], view: View): View[] =>
  views.some(({ name }) => name === view.name)
    ? views.map((one) => (one.name === view.name ? view : one))
    : [...views, view].slice(-VIEWS_MAX);

/** With this one called otherwise; another of that name goes. */
export const renamed = (views: readonly View[], name: string, to: string): View[] =>
  views
    .filter((one) => one.name === name || one.name !== to)
    .map((one) => (one.name === name ? { ...one, name: to } : one));

// By account: agents of one agency may share a machine.
const keyOf = (me: string) => `lease-views:${me}`;

export function keptViews(me: string): View[] {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(me)) ?? '[]') as unknown;
    return Array.isArray(kept) ? kept.filter(isView) : [];
  } catch {
    // A browser that keeps nothing has none.
    return [];
  }
}

export function keepViews(me: string, views: readonly View[]): void {
  try {
    localStorage.setItem(keyOf(me), JSON.stringify(views));
  } catch {
    // They are there until the page is left.
  }
}

const isView = (one: unknown): one is View =>
  typeof one === 'object' &&
  one !== null &&
  'name' in one &&
  'query' in one &&
  typeof one.name === 'string' &&
  typeof one.query === 'string';
