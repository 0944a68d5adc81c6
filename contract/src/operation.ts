/** A GraphQL document with the types of what goes in and what comes out. */
export interface Operation<Data, Variables> {
  readonly name: string;
  readonly source: string;
  /** Never set: carries the types alone. */
  readonly types?: (variables: Variables) => Data;
}

/** What the wire carries beside or instead of data. */
export interface ApiError {
  message: string;
  extensions: {
    /** Key of the text a person reads: `listings.not_found`. */
    code: string;
    statusCode: number;
    params: Record<string, unknown>;
  };
}
