import type { PlaceName } from '../../../../platform/outside/address-book.ts';
import type { ReadWork } from '../../../../platform/work.ts';

const PLACES = 4;
/** Shorter texts are not looked up: too many names begin with them. */
const QUERY_MIN = 3;

/** Places of the national register whose names begin with the text. */
export async function getNamedPlaces(
  { addressBook }: ReadWork,
  { text }: { text: string },
): Promise<PlaceName[]> {
  return text.length < QUERY_MIN ? [] : addressBook.searchNames(text, PLACES);
}
