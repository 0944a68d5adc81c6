import { createContext, use } from 'react';

import type { FieldError } from '@husvaer/domain/kernel/errors';
import type { ListingStep } from '@husvaer/domain/listings/draft';

import type { Uploads } from '../../files/uploads/public.tsx';
import type { Content } from './draft.ts';
import type { DraftAutosave, DraftState } from './draft-autosave.ts';

export interface Editor {
  keeper: DraftAutosave;
  draft: DraftState;
  uploads: Uploads;
  /** What stands in the way of publishing, by the fields' paths. */
  problems: ReadonlyMap<string, FieldError>;
  /** Whether a field's problem is to be shown by now: somebody has left it, or asked to go on. */
  isShown: (path: string) => boolean;
  /** Somebody has left a field. */
  leave: (path: string) => void;
  /** The address of a step of this listing. */
  pathOf: (step: ListingStep) => string;
}

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('A field of the editor stands outside of it.');
  return editor;
}

/** One field of the draft: what it holds, and what to do when it is changed or left. */
export function useField<Name extends keyof Content>(name: Name) {
  const { keeper, draft, leave } = useEditor();
  return {
    value: draft.content[name],
    set: (value: Content[Name]) => keeper.change({ [name]: value }),
    leave: () => leave(name),
  };
}

/** The problem of a field, by its path, when it is to be shown. */
export function useProblem(path: string): FieldError | null {
  const { problems, isShown } = useEditor();
  return (isShown(path) && problems.get(path)) || null;
}

/** The id of a field's element: what a link to it names. */
export const fieldId = (path: string): string => `field-${path.replace('.', '-')}`;
