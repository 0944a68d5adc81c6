/** Before and after all others: PostgreSQL's infinite dates. */
export const FIRST_DAY = -(2 ** 31);
export const LAST_DAY = 2 ** 31 - 1;

/** What search knows of published homes: of each the same place in every list. */
export interface Homes {
  readonly count: number;
  /** Four words a home. */
  readonly ids: Uint32Array;
  readonly lat: Float64Array;
  readonly lng: Float64Array;
  /** Øre. */
  readonly rent: Float64Array;
  /** Microseconds since 1970: all that the database keeps. */
  readonly publishedAt: Float64Array;
  /** Øre. NaN: not said. */
  readonly deposit: Float64Array;
  /** Øre a month. NaN: not said. */
  readonly extras: Float64Array;
  /** m². NaN: not said. */
  readonly size: Float32Array;
  /** Below zero: not said. */
  readonly bedrooms: Int16Array;
  /** Months. */
  readonly minimumStay: Int16Array;
  /** Days since the year 2000, {@link FIRST_DAY} where nothing is said. */
  readonly availableFrom: Int32Array;
  /** {@link LAST_DAY} there. */
  readonly availableTo: Int32Array;
  /** '' where a listing says nothing of it. */
  readonly listingType: readonly string[];
  readonly propertyType: readonly string[];
  readonly furnished: readonly string[];
  readonly language: readonly string[];
  /** Words with a blank between two. */
  readonly facilities: readonly string[];
  readonly includedInRent: readonly string[];
  /** As the database writes it small. */
  readonly city: readonly string[];
  readonly cityPlaceId: readonly string[];
  readonly partnerId: readonly string[];
  /** What the database found in the texts that are searched, as `wordsOf` takes it. */
  readonly words: Uint8Array;
}
