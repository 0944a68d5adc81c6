/** A GraphQL document with the types of its variables and its result. */
export interface Operation<Data, Variables> {
  readonly name: string;
  readonly source: string;
  /** Never set. It only carries the types. */
  readonly types?: (variables: Variables) => Data;
}

/** An error in an answer of the API. The answer may have data as well. */
export interface ApiError {
  message: string;
  extensions: {
    /** The key of the error's text: `listings.not_found`. */
    code: string;
    statusCode: number;
    params: Record<string, unknown>;
  };
}
