import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { HttpError } from '#/http/request.ts';
import { createRequestKey } from '#/http/stored-calls.ts';
import { storedFormText as text } from '#/i18n/tr/stored-form.ts';
import {
  type Check,
  type Checked,
  createFormState,
  type Faults,
  findUnreal,
  useIsDirty,
} from '../form/form-state.ts';
import { createStore, useStore } from '../store.ts';
import { askingPerson } from '../use-single-mutation.ts';
import { type FormName, findParkable, type KeptText } from './kept-texts.ts';
import { step } from './machine.ts';
import { isSame } from './merge.ts';
import type { Effect, FormEvent, Known, OpenForm, SaveRules } from './open-form.ts';
import { type PendingUploads, usePendingUploads } from './pending-uploads.ts';
import { failureOf, report, type SavePhrases, type SaveWords, tellSaved } from './say-save.ts';
import { isOf, openSlot } from './slots.ts';
import { useParking } from './use-parking.ts';

export interface SaveCalls<Item, Draft> {
  save: (draft: Draft, sent: Pick<Sent<Item, Draft>, 'over' | 'key' | 'accepted'>) => Promise<Item>;
  /** Stores what the server looks at when it takes this draft. */
  prepare?: (draft: Draft) => Promise<void>;
  refresh: (saved?: Item) => Promise<unknown>;
}

type Sent<Item, Draft> = Extract<Effect<Item, Draft>, { do: 'send' }>;

/** Settings for the save of one open form. */
export interface SaveOptions<Item extends Known> extends SavePhrases<Item> {
  /** Further reasons to stay open when it is saved. */
  isAwaited?: () => boolean;
  /** What was found wrong before the form was opened. */
  faults?: Faults | undefined;
}

interface SaveUse<Item extends Known, Form extends object, Draft> extends SaveOptions<Item> {
  name: FormName;
  /** The slot of the text to go on with; the newest of this form when left out, where no list offers them. */
  slot: string | undefined;
  stored: Item | undefined;
  rules: SaveRules<Form>;
  calls: SaveCalls<Item, Draft>;
  /** Uploads of this form that have not arrived. */
  pendingUploads?: PendingUploads | undefined;
  check: Check<Form, Draft>;
  /** Finds what a draft lacks beside that, which the press may decide: it is to come out, or stays a draft. */
  findFaults?: ((draft: Draft) => Faults | undefined) | undefined;
  words: SaveWords;
  /** Gives a text that was stored on the device before an upgrade the fields of today. */
  adapt?: ((values: Form) => Form) | undefined;
  /** What is sent of a draft, where the form holds more than that. */
  asSent?: ((draft: Draft) => Draft) | undefined;
  /** The server names fields inside of fields, as the form does: 'banks.0.name'. */
  isNested?: boolean | undefined;
  /** Called once it is saved, and nothing else is left in the form. */
  onSaved: () => void;
}

/** Save as a frame knows it. */
export type FormSave = Pick<
  ReturnType<typeof useSave<Known, object, object>>,
  'press' | 'isPending' | 'failure' | 'notice'
>;

/** Opens a form whose text stays on this device until the server has it, and carries out what its machine asks for. */
export function useSave<Item extends Known, Form extends object, Draft extends object>(
  options: SaveUse<Item, Form, Draft>,
) {
  const { name, slot: wanted, stored, rules } = options;
  const [opened] = useState(() => createStore(firstOf<Item, Form, Draft>(rules, stored)));
  const { subscribe, read } = opened;
  const phase = useStore({ subscribe, read: () => read().phase });
  const broughtBack = useStore({ subscribe, read: () => read().broughtBack });
  const isStored = useStore({ subscribe, read: () => read().kept.base !== undefined });
  const [isOnDevice, setOnDevice] = useState(true);
  const [timesStartedOver, countStart] = useState(0);
  const place = useRef<ReturnType<typeof openSlot<Form>>>(undefined);
  const wasPressed = useRef(false);
  const pending = usePendingUploads(options.pendingUploads);
  // an answer comes to a form that may have been drawn anew
  const latest = useRef({ ...options, pending });
  useEffect(() => {
    latest.current = { ...options, pending };
  });
  const [form] = useState(() => {
    const stored = rememberLast(() => read().stored, rules.read);
    return createFormState<Form>({
      ...{ subscribe, stored, faults: options.faults },
      values: () => read().kept.values,
      isDirty: () => !isSame(read().kept.values, stored()),
      write: (values) => tell({ type: 'typed', values, at: new Date().toISOString() }),
      check: () => (wasPressed.current ? check().faults : undefined),
    });
  });
  const isDirty = useIsDirty(form);

  function tell(event: FormEvent<Item, Form, Draft>) {
    const [next, ...effects] = step(read(), event);
    opened.write(next);
    const { current } = latest;
    for (const effect of effects) {
      if (effect.do === 'keep') keep();
      else if (effect.do === 'forget') forget();
      else if (effect.do === 'send') void send(effect).then(answered, failed);
      else if (effect.do === 'show') form.addFaults(effect.faults, { focuses: true });
      else if (effect.do === 'tell') tellSaved(current, effect);
      else if (effect.do === 'report')
        report(current, { form, error: effect.error, isNew: !read().kept.base });
      else current.onSaved();
    }
  }
  const send = ({ draft, ...sent }: Sent<Item, Draft>) =>
    askingPerson(async () => {
      const { prepare, save } = latest.current.calls;
      await prepare?.(draft);
      return save(draft, sent);
    });
  const known = () => {
    const { pending, isAwaited } = latest.current;
    return { isAwaited: pending.isAwaited() || isAwaited?.() === true, newKey: createRequestKey() };
  };
  const answered = (stored: Item) => tell({ type: 'answered', stored, ...known() });
  const failed = (error: unknown) => tell({ type: 'failed', error, ...known() });

  function forget() {
    place.current?.remove();
    // the server drops what is complete
    if (read().kept.parked) readAgain();
  }

  function keep() {
    if (form.isDirty()) setOnDevice(place.current?.write(read().kept) ?? true);
    else place.current?.remove();
  }

  function check(): Checked<Draft> {
    const { values } = read().kept;
    const checked = latest.current.check(values);
    const unreal = findUnreal(values);
    return Object.keys(unreal).length > 0 ? { faults: { ...checked.faults, ...unreal } } : checked;
  }

  /** Saves, with the values of `change` in place of the form's own, which change only once that has worked. */
  function press(change: object = {}) {
    const { findFaults, asSent = (draft: Draft) => draft, pending } = latest.current;
    wasPressed.current = true;
    const checked = check();
    const draft = checked.draft && asSent({ ...checked.draft, ...change });
    const faults = checked.faults ?? (draft && findFaults?.(draft)) ?? {};
    form.clearFaults();
    if (Object.keys(faults).length > 0) form.addFaults(faults, { focuses: true });
    else if (draft && !pending.refuses(draft)) tell({ type: 'pressed', draft, change });
  }

  const bringBack = useEffectEvent((found: KeptText<Form>) => {
    const { adapt = (values) => values } = options;
    const values = adapt({ ...rules.read(stored), ...found.kept.values });
    tell({ type: 'found', kept: { ...found.kept, values }, isOwn: isOf(name, found) });
  });
  const goOnline = useEffectEvent(() => {
    const { phase } = read();
    if (phase.is === 'unanswered' && !pending.refuses(phase.press.draft)) tell({ type: 'online' });
  });
  const leadToFault = useEffectEvent(() => {
    if (options.faults && !options.isNested) form.addFaults(options.faults, { focuses: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the slot is opened once, with the form
  useEffect(() => {
    const slot = openSlot<Form>(name);
    place.current = slot;
    // after the dialog has taken the focus
    requestAnimationFrame(leadToFault);
    void slot.adopt({ wanted, isWelcome: () => !form.isDirty() }).then((found) => found && bringBack(found));
    const listen = () => goOnline();
    window.addEventListener('online', listen);
    return () => {
      window.removeEventListener('online', listen);
      slot.close();
    };
  }, []);

  function startOver({ keepsText } = { keepsText: false }) {
    if (keepsText) place.current?.startAfresh();
    else place.current?.remove();
    tell({ type: 'startedOver', newKey: createRequestKey() });
    form.clearFaults();
    countStart((times) => times + 1);
  }
  const { parking, readAgain } = useParking({
    ...{ name, startOver, isOnDevice },
    read: () => read().kept,
    noteParked: (key) => tell({ type: 'parked', key }),
    onClose: () => latest.current.onSaved(),
  });

  const isPending = phase.is === 'sending';
  const error = 'error' in phase ? phase.error : undefined;
  const noticed = phase.is === 'open' && phase.isTypedMeanwhile ? text.typedMeanwhile : undefined;
  return {
    form,
    isDirty,
    /** What the dialog says and does about the text on this device. */
    localDraft: {
      ...{ isOnDevice, startOver, timesStartedOver, isNew: name.id === undefined },
      ...(broughtBack !== undefined && { draft: { typedAt: broughtBack } }),
      /** Undefined for what is stored already, and for what no list offers. */
      parking: findParkable(name) && !isStored ? parking : undefined,
      forget,
    },
    ...{ isStored, press },
    /** Tells whether it lacks what even a draft needs. */
    ...{ isPending, isRefused: () => check().faults !== undefined },
    failure:
      pending.refusal ??
      (error === undefined ? undefined : failureOf(error, isStored ? undefined : options.words.notCreated)),
    notice: isPending || error ? undefined : (pending.notice(isDirty) ?? noticed),
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

const firstOf = <Item extends Known, Form extends object, Draft>(
  rules: SaveRules<Form>,
  stored: Item | undefined,
): OpenForm<Item, Form, Draft> => ({
  ...{ rules, stored, phase: { is: 'open' } },
  kept: { values: rules.read(stored), base: stored, key: createRequestKey(), sent: [], typedAt: '' },
});

/** Computes again only for another input: who reads it twice gets the same. */
function rememberLast<Input, Output>(read: () => Input, compute: (input: Input) => Output): () => Output {
  let last: { input: Input; output: Output } | undefined;
  return () => {
    const input = read();
    if (last?.input !== input || !last) last = { input, output: compute(input) };
    return last.output;
  };
}
