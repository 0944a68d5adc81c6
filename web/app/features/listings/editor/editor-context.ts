import { createContext, use } from 'react';

import type { FieldError } from '@husvaer/domain/kernel/errors';
import type { ListingStep } from '@husvaer/domain/listings/fields';

import type { Uploads } from '../../files/uploads/public.tsx';
import type { Content } from './draft.ts';
import type { DraftAutosave, DraftState } from './draft-autosave.ts';

export interface Editor {
  autosave: DraftAutosave;
  draft: DraftState;
  uploads: Uploads;
  /** The problems that prevent publishing, by the path of the field. */
  problems: ReadonlyMap<string, FieldError>;
  /** Whether a field's problem is shown yet: the user has left the field, or tried to go on. */
  isShown: (path: string) => boolean;
  /** Called when the user leaves a field. */
  leave: (path: string) => void;
  /** The path of a step of this listing. */
  pathOf: (step: ListingStep) => string;
}

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('A field of the editor stands outside of it.');
  return editor;
}

/** A field of the draft: its value, and the handlers for a change and for leaving it. */
export function useField<Name extends keyof Content>(name: Name) {
  const { autosave, draft, leave } = useEditor();
  return {
    value: draft.content[name],
    set: (value: Content[Name]) => autosave.change({ [name]: value }),
    leave: () => leave(name),
  };
}

/** The problem of a field by its path, if it is shown yet. */
export function useProblem(path: string): FieldError | null {
  const { problems, isShown } = useEditor();
  return (isShown(path) && problems.get(path)) || null;
}

/** The id of a field's element, for links to it. */
export const fieldId = (path: string): string => `field-${path.replace('.', '-')}`;
