import type { PlaceName } from '../../../platform/outside/address-book.ts';
import type { ReadWork } from '../../../platform/work.ts';

const PLACES = 4;
/** Shorter texts begin too many names to be worth asking for. */
const ASKED_FROM = 3;

/** Places of the national register that are called like what somebody types. */
export async function getNamedPlaces(
  { addressBook }: ReadWork,
  { text }: { text: string },
): Promise<PlaceName[]> {
  return text.length < ASKED_FROM ? [] : addressBook.searchNames(text, PLACES);
}
