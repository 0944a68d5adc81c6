import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useNavigate, useParams } from 'react-router';

import type { FieldError } from '@husvaer/domain/kernel/errors';
import { publishable, stepOf } from '@husvaer/domain/listings/draft';
import { LISTING_STEPS, type ListingStep } from '@husvaer/domain/listings/fields';
import { listingErrors } from '@husvaer/domain/listings/errors';

import { browserApi } from '../../../platform/api.ts';
import { PageHead } from '../../../platform/page-head.tsx';
import { session } from '../../../platform/session.ts';
import { useSite } from '../../../platform/site.ts';
import { LeaveDialog } from '../../../ui/leave-dialog.tsx';
import { sendFile, Uploads } from '../../files/uploads/public.tsx';
import { AddListingPhoto } from './add-listing-photo.graphql.ts';

import { ReplacedChanges } from './replaced-changes.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { MyListing } from './draft.ts';
import { draftCalls } from './draft-calls.ts';
import { DraftAutosave } from './draft-autosave.ts';
import { EditorContext, type Editor } from './editor-context.ts';
import classes from './editor.module.css';
import { browserDraftStorage } from './draft-storage.ts';
import { StepBar } from './step-bar.tsx';
import { StepButtons } from './step-buttons.tsx';

/** The root paths for new and for existing listings. */
const ROOTS = ['/list-your-place', '/edit-listing'] as const;

/** A listing with its unsaved changes, around the four steps. */
export function EditorWindow({ listing }: { listing: MyListing | null }) {
  const { t } = useTranslation('editor');
  const [open, setOpen] = useState(() => opened(listing));
  // A listing that was just created stays open; another one replaces it.
  if (listing !== open.listing) {
    const isSame = listing?._id === open.autosave.state.listing?._id;
    setOpen(isSame ? { ...open, listing } : opened(listing));
  }
  const editor = useEditing(open);
  useCreated(editor);
  const { draft } = editor;
  const step = useStep();
  return (
    <EditorContext value={editor}>
      <div className={classes.page} data-wide={step === 'preview-and-publish' || undefined}>
        <PageHead
          title={draft.content.title || t('title')}
          description={t('text')}
          path="/list-your-place"
          noindex
        />
        <StepBar step={step} />
        <ReplacedChanges />
        <Outlet />
        <StepButtons step={step} />
      </div>
      <ConflictDialog />
      <LeaveWhileSending uploads={open.uploads} />
    </EditorContext>
  );
}

/** Asks before the user leaves while photos are being uploaded: unfinished uploads are lost. */
function LeaveWhileSending({ uploads }: { uploads: Uploads }) {
  const { t } = useTranslation('editor');
  const list = useSyncExternalStore(
    (changed) => uploads.listen(changed),
    () => uploads.uploads,
    () => uploads.uploads,
  );
  const going = list.filter(({ state }) => state !== 'failed').length;
  return (
    <LeaveDialog
      isOn={going > 0}
      isElsewhere={(path) => ROOTS.every((root) => !path.startsWith(`${root}/`))}
      words={{
        title: t('photos.leaving.title'),
        text: t('photos.leaving.text', { count: going }),
        close: t('photos.leaving.close'),
        stay: t('photos.leaving.stay'),
        leave: t('photos.leaving.leave'),
      }}
    />
  );
}

interface Opened {
  /** The listing from the loader. */
  listing: MyListing | null;
  autosave: DraftAutosave;
  uploads: Uploads;
}

function opened(listing: MyListing | null): Opened {
  const autosave = new DraftAutosave(
    listing,
    draftCalls(null),
    browserDraftStorage(session()?.id ?? ''),
  );
  const uploads = new Uploads({
    directive: 'ListingImages',
    full: listingErrors.too_many_photos().code,
    send: (file, options) => sendFile({ directive: 'ListingImages' }, file, options),
    add: (key) =>
      autosave.write(async ({ _id: listingId }) => {
        const { addListingPhoto } = await browserApi(AddListingPhoto, { listingId, key });
        return addListingPhoto;
      }),
  });
  return { listing, autosave, uploads };
}

function useEditing({ autosave, uploads }: Opened): Editor {
  const { today } = useSite();
  const { pathname } = useLocation();
  const draft = useSyncExternalStore(
    (changed) => autosave.listen(changed),
    () => autosave.state,
    () => autosave.state,
  );
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { content } = draft;
  const problems = useMemo(() => problemsOf(content, today), [content, today]);

  useEffect(() => {
    const save = () => void autosave.flush();
    const leave = () => void autosave.flush({ keepalive: true });
    window.addEventListener('pagehide', leave);
    window.addEventListener('online', save);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('online', save);
      save();
      autosave.close();
      uploads.close();
    };
  }, [autosave, uploads]);

  const root = ROOTS.find((one) => pathname.startsWith(one)) ?? ROOTS[0];
  const id = draft.listing ? `/${draft.listing._id}` : '';
  return {
    autosave,
    draft,
    uploads,
    problems,
    isShown: (path) => left.has(path) || left.has(stepOf(path)),
    leave(path) {
      setLeft((before) => (before.has(path) ? before : new Set([...before, path])));
      void autosave.flush();
    },
    pathOf: (step) => `${root}/${step}${id}`,
  };
}

function problemsOf(content: MyListing['content'], today: string): ReadonlyMap<string, FieldError> {
  const answer = publishable(content as Parameters<typeof publishable>[0], today);
  return new Map(answer.ok ? [] : answer.problems.map((problem) => [problem.path, problem]));
}

/** The step in the URL. */
function useStep(): ListingStep {
  const { pathname } = useLocation();
  return LISTING_STEPS.find((step) => pathname.split('/').includes(step)) ?? LISTING_STEPS[0];
}

/** A home that is saved for the first time gets its own URL, which replaces the one in the history. */
function useCreated({ draft, pathOf }: Editor) {
  const navigate = useNavigate();
  const { listingId } = useParams();
  const step = useStep();
  const to = draft.listing && !listingId ? pathOf(step) : null;
  useEffect(() => {
    if (to) void navigate(to, { replace: true, preventScrollReset: true });
  }, [to, navigate]);
}
