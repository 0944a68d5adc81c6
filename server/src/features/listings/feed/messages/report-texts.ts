import type { FeedColumn } from '@husvaer/domain/listings/feed';

import type { FeedProblem, FeedReason } from '../import-feed.ts';
import type { FileErrorParams, FileReason } from '../records.ts';

export type Language = 'en' | 'no';
/** What a reason is measured by, as text for a person. */
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
  columns: Record<FeedColumn | 'row', string>;
  /** A reason as such, for the counts. */
  reasons: Record<FeedReason, string>;
  /** A reason with what it was measured by. */
  detail: (reason: FeedReason, params: Params, path: FeedProblem['path']) => string | undefined;
  fileErrors: Record<FileReason, (params: FileErrorParams) => string>;
}
