import { everyField, typeOf } from './lease-page.ts';

/** The query of all fields of a start page, on the site of the agency with this id or on the public one. */
export const startPage = (): string =>
  `query StartPage($id: ID) {
    getStartPage(queryData: { partnerId: $id }) { ${everyField(typeOf('StartPage'))} }
  }`;
