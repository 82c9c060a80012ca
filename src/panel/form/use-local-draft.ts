import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type FieldValues, type UseFormProps, useForm } from 'react-hook-form';
import { createRequestKey } from '#/http/stored-calls.ts';
import { unfinishedText as text } from '#/i18n/tr/unfinished.ts';
import { serverMessage } from '../failure.tsx';
import { showToast } from '../toast/toast-store.ts';
import { useSingleMutation } from '../use-single-mutation.ts';
import { isUntouched, useFormSlot } from './form-slot.ts';
import { type DraftInSlot, findParkable, type LocalDraft, parkedPath, parkText } from './local-drafts.ts';

/** Stored state that a text was typed over, and the key that tells its save from others. */
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

interface Parking {
  draftName: string;
  /** What the form would store on this device now. */
  read: () => Pick<LocalDraft, 'values' | 'parked' | 'unanswered'>;
  /** Empties the form; the text stays on this device with `keepsText`. */
  startOver: (how: { keepsText: boolean }) => void;
  note: (change: Pick<LocalDraft, 'key' | 'parked'>) => void;
  isOnDevice: boolean;
}

/** Makes room for another text: this one waits on every device of its writer or, when that fails, on this one. */
function useParking({ draftName, read, startOver, note, isOnDevice }: Parking) {
  const queries = useQueryClient();
  // not awaited: without a network it waits for one
  const readAgain = () => void queries.invalidateQueries({ queryKey: [parkedPath] });
  const { mutate, isPending } = useSingleMutation({
    mutationFn: async (typed: string) => {
      const { parked, unanswered } = read();
      // the server may have made the thing already, which only this device knows
      if (unanswered?.length) throw new Error(text.staysHereHint);
      return parkText(draftName, { values: JSON.parse(typed), parked });
    },
    onSuccess: ({ key }, typed) => {
      note({ key, parked: key });
      startOver({ keepsText: JSON.stringify(read().values) !== typed });
      showToast({ title: text.parked, description: text.parkedHint });
    },
    onError: (error) => {
      if (isOnDevice) startOver({ keepsText: true });
      const description = serverMessage(error, isOnDevice ? text.staysHereHint : text.tryAgain);
      showToast({ title: isOnDevice ? text.staysHere : text.notParked, description });
    },
    onSettled: readAgain,
  });
  const parking = {
    isBusy: isPending,
    busyLabel: text.parking,
    onClick: () => mutate(JSON.stringify(read().values)),
  };
  return { parking, readAgain };
}
