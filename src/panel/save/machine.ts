import { HttpError } from '#/http/request.ts';
import { asDrafted } from '#/stored/as-drafted.ts';
import type { AskedFinding } from '#/stored/finding.ts';
import { type Comparison, compareVersions, mergeable, mergeDrafts } from './compare.ts';
import { isSame } from './merge.ts';
import type { Effect, FormEvent, Kept, Known, OpenForm, Press, SaveRules, Sending } from './open-form.ts';

type Step<Item, Form, Draft> = readonly [OpenForm<Item, Form, Draft>, ...Effect<Item, Draft>[]];

/**
 * Decides all that can happen to an open form, without React, network, clock and device: what somebody else has stored is never
 * replaced unless it was merged or shown, and what was typed is kept until the server has it.
 */
export function step<Item extends Known, Form extends object, Draft extends object>(
  form: OpenForm<Item, Form, Draft>,
  event: FormEvent<Item, Form, Draft>,
): Step<Item, Form, Draft> {
  const { rules, kept, phase } = form;
  switch (event.type) {
    case 'typed':
      if (phase.is === 'closed') return [form];
      return [{ ...form, kept: { ...kept, values: event.values, typedAt: event.at } }, { do: 'keep' }];
    case 'found':
      return [bringBack(form, event)];
    case 'pressed':
      if (phase.is !== 'open' && phase.is !== 'unanswered') return [form];
      return send(form, { draft: event.draft, change: event.change, typed: kept.values });
    case 'answered':
      return phase.is === 'sending' ? noteSaved(form, phase, event) : [form];
    case 'failed':
      return phase.is === 'sending' ? noteFailed(form, phase, event) : [form];
    case 'online':
      // a text that has changed since waits for its own press: half a sentence must not be published unasked
      return phase.is === 'unanswered' && isSame(phase.press.typed, kept.values)
        ? send(form, phase.press)
        : [form];
    case 'accepted': {
      if (phase.is !== 'asked') return [form];
      const keys = phase.findings.map(({ key }) => key);
      return send({ ...form, kept: { ...kept, accepted: [...(kept.accepted ?? []), ...keys] } }, phase.press);
    }
    case 'declined':
      return phase.is === 'asked' ? [{ ...form, phase: { is: 'open' } }] : [form];
    case 'settled':
      if (phase.is !== 'conflict') return [form];
      return [moveOn(form, phase.current, event.values), { do: 'keep' }];
    case 'parked':
      return [{ ...form, kept: { ...kept, key: event.key, parked: event.key } }, { do: 'keep' }];
    case 'startedOver': {
      const values = rules.read(form.stored);
      const fresh = { values, base: form.stored, key: event.newKey, sent: [], typedAt: kept.typedAt };
      return [{ ...form, kept: fresh, phase: { is: 'open' }, broughtBack: undefined }];
    }
  }
}

function bringBack<Item extends Known, Form extends object, Draft>(
  form: OpenForm<Item, Form, Draft>,
  { kept: found, isOwn }: { kept: Kept<Form>; isOwn: boolean },
): OpenForm<Item, Form, Draft> {
  const { rules, stored, kept } = form;
  // a text that was kept before the panel got a field lacks it
  const values = { ...rules.read(stored), ...found.values };
  // what was sent of another form, whose thing is gone, says nothing of the new thing that the text becomes
  const origin = isOwn || !found.base ? found : kept;
  const base = origin.base ?? form.stored;
  const next = { ...form, kept: { ...origin, values, base }, broughtBack: found.typedAt };
  if (!rules.sendsChanges || !found.base || !stored) return next;
  const { merged, questions } = mergeForms(rules, {
    ...{ base: knownOf(rules, found.base), mine: values, theirs: rules.read(stored) },
  });
  return { ...next, kept: { ...next.kept, values: merged, base: questions.length > 0 ? base : stored } };
}

type Attempt = Partial<Pick<Sending<never>, 'over' | 'isMerged' | 'isRekeyed' | 'sentBefore'>>;

/** From here on the server may have it, and the tab may close before the answer: so it is noted first. */
function send<Item, Form, Draft extends object>(
  form: OpenForm<Item, Form, Draft>,
  press: Press<Draft>,
  { draft = press.draft, ...more }: Attempt & { draft?: Draft } = {},
): Step<Item, Form, Draft> {
  const { kept } = form;
  const attempt = { over: kept.base, isMerged: false, isRekeyed: false, sentBefore: kept.sent, ...more };
  // noted apart: an answer that is lost must not make the changes of another person this form's own
  const isNoted = attempt.isMerged || kept.sent.some((one) => saysTheSame(one, draft));
  const next: OpenForm<Item, Form, Draft> = {
    ...form,
    kept: { ...kept, sent: isNoted ? kept.sent : [...kept.sent, draft] },
    phase: { is: 'sending', press, draft, ...attempt },
  };
  const { key } = kept;
  const accepted = form.rules.canAsk ? (kept.accepted ?? []) : undefined;
  return [next, { do: 'keep' }, { do: 'send', draft, over: attempt.over, key, accepted }];
}

/** Goes on over what is stored now. */
const moveOn = <Item extends Known, Form, Draft>(
  form: OpenForm<Item, Form, Draft>,
  stored: Item,
  values: Form,
): OpenForm<Item, Form, Draft> => ({
  ...form,
  stored,
  kept: { ...form.kept, base: stored, values, sent: [] },
  phase: { is: 'open' },
});

interface Answer<Item> {
  stored: Item | undefined;
  isAwaited: boolean;
  newKey: string;
}

/** Closes the form only when nothing was typed during the save, and nothing is awaited in it. */
function noteSaved<Item extends Known, Form extends object, Draft extends object>(
  form: OpenForm<Item, Form, Draft>,
  sending: Sending<Draft>,
  { stored, isAwaited, newKey }: Answer<Item>,
): Step<Item, Form, Draft> {
  const { rules, kept } = form;
  const { press, isMerged } = sending;
  const tell = { do: 'tell', stored, before: form.stored, isMerged } as const;
  const isTypedMeanwhile = !isSame(kept.values, press.typed);
  const rest = rules.rest?.(kept.values, press.draft);
  if (!isAwaited && (rest ? rest.isEmpty : !isTypedMeanwhile))
    return [{ ...form, phase: { is: 'closed' } }, { do: 'forget' }, tell, { do: 'close' }];
  if (!stored || rest) {
    const values = rest?.values ?? { ...kept.values, ...press.change };
    const fresh = { ...kept, values, key: newKey, sent: [] };
    return [{ ...form, kept: fresh, phase: { is: 'open', isTypedMeanwhile } }, tell, { do: 'keep' }];
  }
  const comparison = mergeTheirs(form, sending, stored);
  // until that is settled the text is one over what it was typed over, also when the tab closes
  if (comparison.questions.length > 0)
    return [{ ...form, phase: { is: 'conflict', current: stored, comparison } }, tell, { do: 'keep' }];
  const next = moveOn(form, stored, { ...comparison.merged, ...press.change });
  return [{ ...next, phase: { is: 'open', isTypedMeanwhile } }, tell, { do: 'keep' }];
}

/** Puts what others have changed, and this save has brought along, into a text that was typed on meanwhile. */
function mergeTheirs<Item extends Known, Form extends object, Draft extends object>(
  { rules, kept }: OpenForm<Item, Form, Draft>,
  { press, isMerged }: Sending<Draft>,
  stored: Item,
): Comparison<Form> {
  const said = new Map<string, unknown>(Object.entries(press.draft));
  const isTheirs = ([name, value]: [string, unknown]) => said.has(name) && !isSame(said.get(name), value);
  const theirs = Object.entries(asDrafted(stored)).filter(isTheirs);
  const names = new Set(isMerged || rules.sendsChanges ? theirs.map(([name]) => name) : []);
  const fields = rules.fields.filter(([name]) => names.has(name) && !(name in press.change));
  const versions = { base: press.typed as Form, mine: kept.values, theirs: rules.read(stored) };
  return mergeForms({ ...rules, fields }, versions);
}

function noteFailed<Item extends Known, Form extends object, Draft extends object>(
  form: OpenForm<Item, Form, Draft>,
  sending: Sending<Draft>,
  { error, isAwaited, newKey }: Omit<Answer<Item>, 'stored'> & { error: unknown },
): Step<Item, Form, Draft> {
  const { rules, kept } = form;
  const { press, sentBefore } = sending;
  const report = { do: 'report', error } as const;
  if (!(error instanceof HttpError)) return [{ ...form, phase: { is: 'unanswered', press, error } }, report];
  if (error.status >= 500) return [{ ...form, phase: { is: 'open', error } }, report];
  const refused = { ...form, kept: { ...kept, sent: sentBefore }, phase: { is: 'open', error } } as const;
  const findings = findingsOf(error);
  const faults = findings.map((finding) => rules.faultOf?.(finding)).filter((fault) => fault !== undefined);
  if (faults.length > 0)
    return [
      { ...refused, phase: { is: 'open' } },
      { do: 'keep' },
      { do: 'show', faults: Object.fromEntries(faults) },
    ];
  if (findings.length > 0) return [{ ...refused, phase: { is: 'asked', press, findings } }, { do: 'keep' }];
  const current = findCurrent<Item>(error);
  // what the key made has been deleted: make a new one
  const isDeleted = error.status === 409 && !current && !sending.over && !sending.isRekeyed;
  if (isDeleted && !rules.rest)
    return send({ ...refused, kept: { ...refused.kept, key: newKey } }, press, { isRekeyed: true });
  if (!current || rules.rest) return [refused, { do: 'keep' }, report];
  if (saysTheSame(current, sending.draft))
    return noteSaved(form, sending, { stored: current, isAwaited, newKey });
  // what this very form has sent; another tab may have stored something under the same key
  if (kept.sent.some((one) => saysTheSame(current, one)))
    return send({ ...form, kept: { ...kept, base: current } }, press, { sentBefore });
  const { base = {} } = kept;
  const versions = { base, mine: press.draft, theirs: current };
  const draft =
    kept.base && mergeDrafts(rules.fields, versions, { asksPublication: rules.isAlwaysOut !== true });
  if (draft) return send(refused, press, { draft, over: current, isMerged: true });
  const comparison = compareVersions<Form>(rules.fields, {
    ...{ base: knownOf(rules, base), mine: kept.values, theirs: rules.read(current) },
  });
  return [{ ...refused, phase: { is: 'conflict', current, comparison } }, { do: 'keep' }, report];
}

/** Values of the form for what is known of its base. */
const knownOf = <Form extends object>({ fields, read }: SaveRules<Form>, base: object): Form => {
  const isWhole = fields.some(([name]) => name in base);
  const known = isWhole ? Object.entries(read(base)).filter(([name]) => name in base) : [];
  return Object.fromEntries(known) as Form;
};

const mergeForms = <Form extends object>(
  { fields }: SaveRules<Form>,
  versions: { base: Form; mine: Form; theirs: Form },
): Comparison<Form> => compareVersions<Form>(fields.map(mergeable), versions);

/** @returns none unless the server asks about something before it goes out */
export const findingsOf = (error: unknown): readonly AskedFinding[] =>
  error instanceof HttpError && error.status === 422 && 'findings' in error.body
    ? (error.body.findings as AskedFinding[])
    : [];

/** Undefined unless `error` is a 409 that brings what is stored now. */
export function findCurrent<Item extends Known>(error: unknown): Item | undefined {
  if (!(error instanceof HttpError) || error.status !== 409) return undefined;
  const { current } = error;
  return typeof current === 'object' && current !== null && 'id' in current ? (current as Item) : undefined;
}

export function saysTheSame(stored: object, draft: object): boolean {
  const values = new Map<string, unknown>(Object.entries(asDrafted(stored)));
  return Object.entries(draft).every(([name, value]) => isSame(values.get(name), value));
}
