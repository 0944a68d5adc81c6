/** Before and after all other dates: PostgreSQL's infinite dates. */
export const FIRST_DAY = -(2 ** 31);
export const LAST_DAY = 2 ** 31 - 1;

/** The searched fields of published homes; a home has the same index in every list. */
export interface Homes {
  readonly count: number;
  /** Four words for each home. */
  readonly ids: Uint32Array;
  readonly lat: Float64Array;
  readonly lng: Float64Array;
  /** Øre. */
  readonly rent: Float64Array;
  /** Microseconds since 1970, the database's full precision. */
  readonly publishedAt: Float64Array;
  /** Øre. NaN: unknown. */
  readonly deposit: Float64Array;
  /** Øre a month. NaN: unknown. */
  readonly extras: Float64Array;
  /** m². NaN: unknown. */
  readonly size: Float32Array;
  /** Below zero: unknown. */
  readonly bedrooms: Int16Array;
  /** Months. */
  readonly minimumStay: Int16Array;
  /** Days since the year 2000; {@link FIRST_DAY} when unknown. */
  readonly availableFrom: Int32Array;
  /** {@link LAST_DAY} when unknown. */
  readonly availableTo: Int32Array;
  /** '' when unknown. */
  readonly listingType: readonly string[];
  readonly propertyType: readonly string[];
  readonly furnished: readonly string[];
  readonly language: readonly string[];
  /** Words separated by spaces. */
  readonly facilities: readonly string[];
  readonly includedInRent: readonly string[];
  /** In lower case, as the database converts it. */
  readonly city: readonly string[];
  readonly cityPlaceId: readonly string[];
  readonly partnerId: readonly string[];
  /** The words the database found in the searched texts, as input of `wordsOf`. */
  readonly words: Uint8Array;
}
