/** Why a file is not read. One problem is enough, and nothing of the file is booked. */
export const FILE_PROBLEM_CODES = [
  // The file as such.
  'empty',
  'too_large',
  /** Packed in another way than ZIP, or in one that is not read. */
  'archive',
  /** A ZIP of more files than one, or of none. */
  'archive_files',
  'unknown_kind',
  'wrong_encoding',
  'truncated',
  // OCR giro.
  'wrong_length',
  'unknown_record',
  'unknown_transaction_type',
  'wrong_order',
  'kid_too_long',
  // XML.
  'xml_malformed',
  /** A document type, which could define entities or fetch something. */
  'xml_doctype',
  'xml_too_deep',
  'xml_too_big',
  /** Misspelt, of another namespace, or in the wrong place. */
  'unknown_element',
  // What is said in either.
  'missing',
  'wrong_value',
  'wrong_date',
  /** A day that is far back or ahead. */
  'implausible_date',
  'implausible_amount',
  'wrong_account',
  'not_positive',
  /** Of reports of files that came before other money was passed over. */
  'other_currency',
  // Control sums.
  'wrong_count',
  'wrong_sum',
  // Seen when it is booked.
  /** No account in it is one of these books. */
  'foreign_account',
  /** The account's payments are taken from the other kind of file. */
  'other_source',
  /** An answer to an order that nobody here gave. */
  'unknown_order',
] as const;
export type FileProblemCode = (typeof FILE_PROBLEM_CODES)[number];

export interface FileProblem {
  code: FileProblemCode;
  /** From 1. */
  line?: number;
  /** In XML: `Ntfctn[1]/Ntry[3]/Amt`. */
  path?: string;
  found?: string;
  expected?: string;
}

/** As many as anybody reads; the rest are counted. */
export const MAX_FILE_PROBLEMS = 50;
