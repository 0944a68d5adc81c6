import type { FeedProblem, FeedReason } from '../import-feed.ts';
import type { FileErrorParams, FileReason } from '../records.ts';

export type Language = 'en' | 'no';
/** Parameters of a reason, as text for a person. */
export type Params = Record<string, string | undefined>;

export interface Words {
  locale: string;
  counts: Record<'rows' | 'added' | 'changed' | 'unchanged' | 'refused', string>;
  unknownColumns: string;
  byReason: string;
  refusedRows: string;
  andMore: (count: string) => string;
  line: string;
  element: string;
  /** A row that can't be read at all. */
  row: string;
  /** A reason without details, for the counts. */
  reasons: Record<FeedReason, string>;
  /** A reason with its parameters. */
  detail: (reason: FeedReason, params: Params, path: FeedProblem['path']) => string | undefined;
  fileErrors: Record<FileReason, (params: FileErrorParams) => string>;
}
