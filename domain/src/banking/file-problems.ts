/** Why a file is rejected. One problem is enough; nothing of the file is booked. */
export const FILE_PROBLEM_CODES = [
  // The file itself.
  'empty',
  'too_large',
  /** Compressed in another format than ZIP, or in an unsupported way. */
  'archive',
  /** A ZIP with no file, or with too many. */
  'archive_files',
  /** A file of a ZIP: with a password, a ZIP itself, outside its folder, or twice. */
  'archive_encrypted',
  'archive_nested',
  'archive_name',
  'archive_duplicate',
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
  /** A document type declaration, which could define entities or load something. */
  'xml_doctype',
  'xml_too_deep',
  'xml_too_big',
  /** Misspelt, in another namespace, or in the wrong place. */
  'unknown_element',
  // In either format.
  'missing',
  'wrong_value',
  'wrong_date',
  /** A date too far in the past or future. */
  'implausible_date',
  'implausible_amount',
  'wrong_account',
  'not_positive',
  /** In reports of files from before entries in other currencies were passed over. */
  'other_currency',
  // Control sums.
  'wrong_count',
  'wrong_sum',
  // Found when the file is booked.
  /** None of its accounts is in these books. */
  'foreign_account',
  /** The account's payments are read from the other kind of file. */
  'other_source',
  /** An answer to an unknown order. */
  'unknown_order',
] as const;
export type FileProblemCode = (typeof FILE_PROBLEM_CODES)[number];

export interface FileProblem {
  code: FileProblemCode;
  /** From 1. */
  line?: number;
  /** In XML: `Ntfctn[1]/Ntry[3]/Amt`. In a ZIP: the name of the file. */
  path?: string;
  found?: string;
  expected?: string;
}

/** More problems are only counted. */
export const MAX_FILE_PROBLEMS = 50;
