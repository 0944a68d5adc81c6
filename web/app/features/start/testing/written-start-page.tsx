import { render, type Reader } from '../../../testing/render.tsx';
import type { StartPageQuery } from '../start-page.graphql.ts';
import UserStartPage from '../start-page.tsx';

export { StartPage as query } from '../start-page.graphql.ts';

/** The text of a user's start page. */
export const textOf = ({ getStartPage }: StartPageQuery, reader: Reader): string =>
  render(<UserStartPage loaderData={getStartPage} />, reader).text;
