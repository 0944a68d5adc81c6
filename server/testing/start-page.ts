import { everyField, typeOf } from './lease-page.ts';

/** All there is to ask of somebody's start page, on the site of the agency of this id or on the public one. */
export const startPage = (): string =>
  `query StartPage($id: ID) {
    getStartPage(queryData: { partnerId: $id }) { ${everyField(typeOf('StartPage'))} }
  }`;
