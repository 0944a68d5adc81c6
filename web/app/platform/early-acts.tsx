import { useEffect } from 'react';

import { useNonce } from './nonce.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a user does with parts of a page that React does not know yet. */
interface EarlyActs {
  /** The fields that were changed, with their text or whether they are ticked; the last change comes last. */
  changes: Map<Field, string | boolean>;
  /** The buttons that were pressed; the last press comes last. Who presses again is impatient, and means once. */
  presses: Set<HTMLElement>;
  /** The element that got the focus last. */
  focused: Element | null;
  isHydrated: (element: Element) => boolean;
}

declare global {
  interface Window {
    /** Missing in a page that was not rendered by the server. */
    earlyActs?: EarlyActs;
  }
}

/**
 * Records what a user does before the page is hydrated, which React would neither see nor keep (react#12955).
 * Its text is a script in the head of the page, so it uses nothing outside itself. Links, labels and forms with
 * an address work without scripts.
 */
function record() {
  // React leaves keys on every element that it has hydrated.
  const isHydrated = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__react'));
  const acts: EarlyActs = { changes: new Map(), presses: new Set(), focused: null, isHydrated };
  window.earlyActs = acts;
  const worksAlone = (form: HTMLFormElement | null | undefined) =>
    form?.hasAttribute('action') ?? false;
  const keepPress = (button: HTMLElement) => {
    acts.presses.delete(button);
    acts.presses.add(button);
  };

  const keepChange = ({ target }: Event) => {
    const field = target as Field;
    // A change that was recorded and not replayed yet must not undo a later one.
    if (isHydrated(field) && !acts.changes.has(field)) return;
    acts.changes.delete(field);
    acts.changes.set(
      field,
      field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)
        ? field.checked
        : field.value,
    );
  };
  addEventListener('input', keepChange, true);
  addEventListener('change', keepChange, true);
  addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLElement>(
        'a[href], label, button, [role=button], [aria-haspopup]',
      );
      if (!button || button.matches('a, label') || isHydrated(button)) return;
      if (
        button instanceof HTMLButtonElement &&
        button.type === 'submit' &&
        worksAlone(button.form)
      )
        return;
      keepPress(button);
    },
    true,
  );
  addEventListener(
    'keydown',
    ({ key, target }) => {
      if (key !== 'Enter' || !(target instanceof HTMLInputElement) || isHydrated(target)) return;
      // The browser presses the form's button, unless it is disabled until the page knows what was typed.
      const button = target.form?.querySelector<HTMLElement>('[type=submit]:disabled');
      if (button) keepPress(button);
    },
    true,
  );
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      // It would load the page again, with all that was typed in its address. Its button has been recorded.
      if (!worksAlone(form) && !isHydrated(form)) event.preventDefault();
    },
    true,
  );
  addEventListener(
    'focusin',
    ({ target }) => {
      acts.focused = isHydrated(target as Element) ? null : (target as Element);
    },
    true,
  );
}

/** Records early acts; first in the head. */
export function RecordEarlyActs() {
  const nonce = useNonce();
  // The browser keeps what the server wrote, so its bundle does not need the code.
  const code = import.meta.env.SSR ? `(${record.toString()})()` : '';
  return (
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
  );
}

/** Replays early acts in the part of the page that is hydrated together with this: last in the part. */
export function ReplayEarlyActs() {
  useEffect(() => {
    const { earlyActs } = window;
    // After the effects: until they end, React does not render what an event has changed.
    if (earlyActs) queueMicrotask(() => replay(earlyActs));
  }, []);
  return null;
}

function replay(acts: EarlyActs): void {
  const { focused, changes, presses, isHydrated } = acts;
  if (focused && isHydrated(focused)) {
    acts.focused = null;
    if (focused === document.activeElement)
      focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }
  for (const [field, state] of changes)
    if (isHydrated(field)) {
      changes.delete(field);
      change(field, state);
    }
  for (const button of presses)
    if (isHydrated(button)) {
      presses.delete(button);
      button.click();
    }
}

/** Tells React of a field's change. It leaves a field alone in which the user may be typing. */
function change(field: Field, state: string | boolean): void {
  // React has reset a field if it rendered it again meanwhile.
  if (typeof state === 'boolean') (field as HTMLInputElement).checked = state;
  else if (field.value !== state) field.value = state;
  // React ignores an event if the field is as it last saw it, and it has seen the change as the first state.
  (field as Tracked)._valueTracker?.setValue(`not ${state}`);
  // A plain event: as a mouse event, the click would turn the box back.
  const types = typeof state === 'boolean' ? ['click'] : ['input', 'change'];
  for (const type of types) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** What React keeps at a field to compare it with (`inputValueTracking.js`). */
type Tracked = Field & { _valueTracker?: { setValue: (value: string) => void } };
