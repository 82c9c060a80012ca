import { useRef, useState } from 'react';
import { type FieldValues, type UseFormProps, useForm } from 'react-hook-form';
import { createRequestKey } from '#/http/stored-calls.ts';
import type { DraftInSlot, LocalDraft } from './local-drafts.ts';
import { findParkable } from './parked-texts.ts';
import { isUntouched, useFormSlot } from './use-form-slot.ts';
import { useParking } from './use-parking.ts';

/** What a text was typed over, and what tells its save from others. */
type Origin = Required<Pick<LocalDraft, 'key' | 'unanswered'>> & Pick<LocalDraft, 'over' | 'parked'>;

export interface DraftOrigin {
  origin: { readonly current: Origin };
  /** Stores it with the text. */
  note: (change: Partial<Origin>) => void;
}

interface LocalDraftPlan<Form> {
  /** The form and its item: 'news new', 'news 17'. */
  draftName: string;
  /** The stored item as the form shows it. */
  over?: LocalDraft['over'];
  /** The slot to go on with; the newest of this form when left out, where no list offers them. */
  slot?: string;
  /** Gives a text that was stored before an upgrade the fields of today. */
  adapt?: (values: Form) => Form;
  /** Where only the changed fields are saved, and brought back: finds them. */
  changeOf?: (began: Form, typed: Form) => Partial<Form>;
}

/** Stores a form's text on this device, and brings it back after a crash, a closed tab or a dead battery. */
export function useLocalDraft<Form extends FieldValues, Checked>({
  draftName,
  over,
  slot,
  adapt = (values) => values,
  changeOf,
  ...options
}: UseFormProps<Form, unknown, Checked> & LocalDraftPlan<Form>) {
  const form = useForm<Form, unknown, Checked>(options);
  const [draft, setDraft] = useState<LocalDraft<Form>>();
  const [isOnDevice, setOnDevice] = useState(true);
  const [timesStartedOver, countStart] = useState(0);
  const [first] = useState<Origin>(() => ({ over, key: createRequestKey(), unanswered: [] }));
  // refs, because they are not drawn and later saves move them on
  const origin = useRef(first);
  const stored = useRef(over);
  const place = useFormSlot({ form, draftName, wanted: slot, onTyped: store, onFound: bringBack });

  function store(values: Form) {
    const began = changeOf && { began: form.formState.defaultValues as Form };
    const draft = { values, ...began, ...origin.current, typedAt: new Date().toISOString() };
    if (isUntouched(form, values)) place.current?.remove();
    else setOnDevice(place.current?.write(draft) ?? true);
  }

  function bringBack({ draft, draftName: writtenIn }: DraftInSlot<Form>) {
    const { over = stored.current, key, parked, unanswered = [] } = draft;
    // what was written in another form, whose item is gone, becomes a new thing, and once that was sent has a key of its own
    if (writtenIn === draftName || draft.over === undefined)
      origin.current = { over, key, parked, unanswered };
    const typed = changeOf && draft.began ? changeOf(draft.began, draft.values) : draft.values;
    // a text stored before the panel got a field lacks it
    const values = { ...form.formState.defaultValues, ...typed } as Form;
    form.reset(adapt(values), { keepDefaultValues: true });
    setDraft(draft);
  }

  /** Stores it with the text before a save and after it, because the tab may close in between. */
  function note(change: Partial<Origin>) {
    if (change.over) stored.current = change.over;
    origin.current = { ...origin.current, ...change };
    store(form.getValues());
  }

  function startOver({ keepsText } = { keepsText: false }) {
    if (keepsText) place.current?.startAfresh();
    else place.current?.remove();
    setDraft(undefined);
    countStart((times) => times + 1);
    origin.current = { over: stored.current, key: createRequestKey(), unanswered: [] };
    form.reset();
  }

  const read = () => ({ ...origin.current, values: form.getValues() });
  const { parking, readAgain } = useParking({ draftName, read, startOver, note, isOnDevice });
  return {
    form,
    draft,
    isOnDevice,
    isNew: draftName.endsWith(' new'),
    origin,
    note,
    startOver,
    timesStartedOver,
    /** Undefined for what is stored already, and for what no list offers. */
    parking: findParkable(draftName) && !origin.current.over ? parking : undefined,
    forget() {
      place.current?.remove();
      // the server drops what is complete
      if (origin.current.parked) readAgain();
    },
  };
}
