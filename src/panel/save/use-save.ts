import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldValues, type Path, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { HttpError } from '#/http/request.ts';
import { createRequestKey } from '#/http/stored-calls.ts';
import { storedFormText as text } from '#/i18n/tr/stored-form.ts';
import type { AskedFinding } from '#/stored/finding.ts';
import { createStore, useStore } from '../store.ts';
import { askingPerson } from '../use-single-mutation.ts';
import { type FormName, findParkable, type KeptText } from './kept-texts.ts';
import { step } from './machine.ts';
import { isSame } from './merge.ts';
import type { Base, Effect, FormEvent, Known, OpenForm, SaveRules } from './open-form.ts';
import { type PendingUploads, usePendingUploads } from './pending-uploads.ts';
import { failureOf, report, type SavePhrases, type SaveWords, tellSaved } from './say-save.ts';
import { isOf, openSlot } from './slots.ts';
import { useParking } from './use-parking.ts';

interface Sent {
  /** Keys of findings; left out where the form cannot ask. */
  accepted?: readonly string[] | undefined;
}

export interface SaveCalls<Item, Draft> {
  /** @param sent `key` is the same for each repetition, because two calls must not make two things */
  create: (draft: Draft, sent: Sent & { key: string }) => Promise<Item>;
  update: (id: number, draft: Draft & { version?: number }, sent: Sent & { over: Base }) => Promise<Item>;
  refresh: (saved?: Item) => Promise<unknown>;
}

/** Settings for the save of one open form. */
export interface SaveOptions<Item extends Known, Form extends FieldValues, Draft> extends SavePhrases<Item> {
  calls: SaveCalls<Item, Draft>;
  /** Checks a draft before it is sent; false stops the save. */
  isReady?: (draft: Draft, form: UseFormReturn<Form, unknown, Draft>) => Promise<boolean>;
  /** Shows in the form what must be mended before it goes out. */
  showFindings?: (findings: readonly AskedFinding[], form: UseFormReturn<Form, unknown, Draft>) => void;
  /** Uploads of this form that have not arrived. */
  pendingUploads?: PendingUploads | undefined;
  /** Further reasons to stay open when it is saved. */
  isAwaited?: () => boolean;
}

interface SaveUse<Item extends Known, Form extends FieldValues, Draft>
  extends SaveOptions<Item, Form, Draft> {
  name: FormName;
  /** The slot of the text to go on with; the newest of this form when left out, where no list offers them. */
  slot: string | undefined;
  stored: Item | undefined;
  rules: SaveRules<Form>;
  resolver: Resolver<Form, unknown, Draft>;
  words: SaveWords;
  /** Gives a text that was stored on the device before an upgrade the fields of today. */
  adapt?: ((values: Form) => Form) | undefined;
  /** What is sent of a draft, where the form holds more than that. */
  asSent?: ((draft: Draft) => Draft) | undefined;
  /** The server may ask before something goes out. */
  canAsk?: boolean | undefined;
  /** The server names fields inside of fields, as the form does: 'banks.0.name'. */
  isNested?: boolean | undefined;
  /** Called once it is saved, and nothing else is left in the form. */
  onSaved: () => void;
}

/** Save as a frame knows it. */
export type FormSubmit = Pick<
  ReturnType<typeof useSave<Known, FieldValues, object>>,
  'submit' | 'submitAs' | 'isPending' | 'failure' | 'notice'
>;

/** Opens a form whose text stays on this device until the server has it, and carries out what its machine asks for. */
export function useSave<Item extends Known, Form extends FieldValues, Draft extends object>(
  options: SaveUse<Item, Form, Draft>,
) {
  const { name, slot: wanted, stored, rules, resolver, isReady, asSent = (draft) => draft } = options;
  const form = useForm<Form, unknown, Draft>({ resolver, defaultValues: rules.read(stored) as never });
  const [opened] = useState(() => createStore(firstOf<Item, Form, Draft>(rules, stored)));
  const { subscribe, read } = opened;
  const phase = useStore({ subscribe, read: () => read().phase });
  const broughtBack = useStore({ subscribe, read: () => read().broughtBack });
  const isStored = useStore({ subscribe, read: () => read().kept.base !== undefined });
  const [isOnDevice, setOnDevice] = useState(true);
  const [timesStartedOver, countStart] = useState(0);
  const place = useRef<ReturnType<typeof openSlot<Form>>>(undefined);
  const isFilling = useRef(false);
  const pending = usePendingUploads(options.pendingUploads);
  // an answer comes to a form that may have been drawn anew
  const latest = useRef({ ...options, pending });
  useEffect(() => {
    latest.current = { ...options, pending };
  });

  function tell(event: FormEvent<Item, Form, Draft>) {
    const [next, ...effects] = step(read(), event);
    opened.write(next);
    for (const effect of effects) carryOut(effect);
  }

  function carryOut(effect: Effect<Item, Draft>): void {
    if (effect.do === 'keep') keep();
    else if (effect.do === 'forget') forget();
    else if (effect.do === 'fill') fill(effect);
    else if (effect.do === 'check') void check(effect.draft);
    else if (effect.do === 'send') void send(effect);
    else if (effect.do === 'show') latest.current.showFindings?.(effect.findings, form);
    else if (effect.do === 'tell') tellSaved(latest.current, effect);
    else if (effect.do === 'report') report(latest.current, { form, error: effect.error });
    else latest.current.onSaved();
  }

  function forget() {
    place.current?.remove();
    // the server drops what is complete
    if (read().kept.parked) readAgain();
  }

  function keep() {
    const { kept, stored } = read();
    if (isSame(kept.values, rules.read(stored))) place.current?.remove();
    else setOnDevice(place.current?.write(kept) ?? true);
  }

  /** Shows what the machine holds; what is being typed in goes on as it is. */
  function fill({ isTyping }: { isTyping: boolean }) {
    const { kept, stored } = read();
    isFilling.current = true;
    form.reset(rules.read(stored), { keepValues: true });
    if (!isTyping) form.reset(kept.values, { keepDefaultValues: true });
    for (const [field, value] of Object.entries(kept.values)) {
      const path = field as Path<Form>;
      if (!isSame(form.getValues(path), value)) form.setValue(path, value, { shouldDirty: true });
    }
    isFilling.current = false;
  }

  async function check(draft: Draft) {
    let isChecked = false;
    try {
      isChecked = !isReady || (await isReady(draft, form));
    } finally {
      tell({ type: 'checked', isReady: isChecked });
    }
  }

  async function send({ draft, over, key, ...effect }: Extract<Effect<Item, Draft>, { do: 'send' }>) {
    const { calls, canAsk } = latest.current;
    const accepted = canAsk ? effect.accepted : undefined;
    const work = () =>
      over
        ? calls.update(over.id, { ...draft, version: over.version }, { over, accepted })
        : calls.create(draft, { key, accepted });
    const known = () => {
      const { pending, isAwaited } = latest.current;
      return { isAwaited: pending.isAwaited() || isAwaited?.() === true, newKey: createRequestKey() };
    };
    await askingPerson(work).then(
      (saved) => tell({ type: 'answered', stored: saved, ...known() }),
      (error: unknown) => tell({ type: 'failed', error, ...known() }),
    );
  }

  const hear = useEffectEvent((values: Form) => {
    if (isFilling.current) return;
    tell({ type: 'typed', values: structuredClone(values), at: new Date().toISOString() });
  });
  const bringBack = useEffectEvent((found: KeptText<Form>) => {
    const { adapt = (values) => values } = options;
    const values = adapt({ ...rules.read(stored), ...found.kept.values });
    tell({ type: 'found', kept: { ...found.kept, values }, isOwn: isOf(name, found) });
  });
  const goOnline = useEffectEvent(() => {
    const { phase } = read();
    if (phase.is === 'unanswered' && !pending.refuses(phase.press.draft)) tell({ type: 'online' });
  });
  const isUntouched = () => isSame(form.getValues(), form.formState.defaultValues);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the slot is opened once, with the form
  useEffect(() => {
    const slot = openSlot<Form>(name);
    place.current = slot;
    const stop = form.subscribe({ formState: { values: true }, callback: ({ values }) => hear(values) });
    void slot.adopt({ wanted, isWelcome: isUntouched }).then((found) => found && bringBack(found));
    const listen = () => goOnline();
    window.addEventListener('online', listen);
    return () => {
      stop();
      window.removeEventListener('online', listen);
      slot.close();
    };
  }, []);

  function startOver({ keepsText } = { keepsText: false }) {
    if (keepsText) place.current?.startAfresh();
    else place.current?.remove();
    tell({ type: 'startedOver', newKey: createRequestKey() });
    countStart((times) => times + 1);
  }
  const { parking, readAgain } = useParking({
    ...{ name, startOver, isOnDevice },
    read: () => read().kept,
    noteParked: (key) => tell({ type: 'parked', key }),
  });

  const submitAs = (change: object) =>
    form.handleSubmit((values) => {
      const draft = asSent({ ...values, ...change });
      if (!pending.refuses(draft)) tell({ type: 'pressed', draft, change });
    });
  const isPending = phase.is === 'checking' || phase.is === 'sending';
  const error = 'error' in phase ? phase.error : undefined;
  const noticed = phase.is === 'open' && phase.isTypedMeanwhile ? text.typedMeanwhile : undefined;
  return {
    form,
    /** What the dialog says and does about the text on this device. */
    localDraft: {
      ...{ isOnDevice, startOver, timesStartedOver, isNew: name.id === undefined },
      ...(broughtBack !== undefined && { draft: { typedAt: broughtBack } }),
      /** Undefined for what is stored already, and for what no list offers. */
      parking: findParkable(name) && !isStored ? parking : undefined,
      forget,
    },
    isStored,
    submit: submitAs({}),
    /** Saves with these values in place of the form's own, which change only once that has worked. */
    submitAs,
    isPending,
    failure: pending.refusal ?? (error === undefined ? undefined : failureOf(error, options.words.failed)),
    notice: isPending || error ? undefined : (pending.notice(form.formState.isDirty) ?? noticed),
    conflict: phase.is === 'conflict' ? phase : undefined,
    /** What the server asks about before it goes out. */
    asked: phase.is === 'asked' ? phase.findings : undefined,
    accept: () => tell({ type: 'accepted' }),
    decline: () => tell({ type: 'declined' }),
    /** Somebody has deleted it meanwhile. */
    isGone: error instanceof HttpError && error.status === 404,
    /** Goes on with these values over what is stored now. */
    settle: (values: Form) => tell({ type: 'settled', values }),
  };
}

const firstOf = <Item extends Known, Form extends FieldValues, Draft>(
  rules: SaveRules<Form>,
  stored: Item | undefined,
): OpenForm<Item, Form, Draft> => ({
  ...{ rules, stored, phase: { is: 'open' } },
  kept: { values: rules.read(stored), base: stored, key: createRequestKey(), sent: [], typedAt: '' },
});
