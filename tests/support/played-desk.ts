import { expect } from 'vitest';
import { HttpError } from '#/http/request.ts';
import { keyOf, settleQuestions } from '#/panel/save/compare.ts';
import { saysTheSame, step } from '#/panel/save/machine.ts';
import { isSame } from '#/panel/save/merge.ts';
import type { Base, Effect, FormEvent, Kept, OpenForm, SaveRules } from '#/panel/save/open-form.ts';

export interface Note {
  title: string;
  excerpt: string;
  published: boolean;
}
export type Item = Note & { id: number; version: number };
type Field = keyof Note;
type HasSeen = (field: Field, value: unknown) => boolean;
type Call = Extract<Effect<Item, Note>, { do: 'send' }>;

export const empty: Note = { title: '', excerpt: '', published: false };
export const names = ['title', 'excerpt', 'published'] as const;
export const noteOf = ({ title, excerpt, published }: Note): Note => ({ title, excerpt, published });

export const rules: SaveRules<Note> = {
  fields: names.map((name) => [name, { label: name }]),
  canAsk: true,
  read: (stored) => noteOf({ ...empty, ...stored }),
};

/** Keeps notes as our server does, and knows who has stored which value. */
function openServer() {
  const things = new Map<number, Item & { isDeleted?: boolean }>();
  const keys = new Map<string, number>();
  const authors = new Map<string, string>();
  const writes: { by: string; note: Note }[] = [];
  const losses: string[] = [];
  let made = 0;

  function store(item: Item, note: Note, by: string, hasSeen: HasSeen) {
    const before = things.get(item.id);
    for (const name of names) {
      if (before && isSame(before[name], note[name])) continue;
      const isTheirs = authors.get(`${item.id} ${name}`) === 'them';
      if (before && isTheirs && by === 'me' && !hasSeen(name, before[name])) losses.push(name);
      authors.set(`${item.id} ${name}`, by);
    }
    things.set(item.id, { ...item, ...note });
    writes.push({ by, note });
    return { ...item, ...note };
  }

  const refuse = (status: number, current?: Item) => {
    throw new HttpError(status, JSON.stringify({ current }));
  };

  /** Asks about each excerpt before it goes out. */
  function ask({ published, excerpt }: Note, accepted: readonly string[]): void {
    if (!published || excerpt === '' || accepted.includes(excerpt)) return;
    const findings = [{ kind: 'odd', place: 'excerpt', words: '', blocks: false, key: excerpt }];
    throw new HttpError(422, JSON.stringify({ findings }));
  }

  return {
    things,
    writes,
    losses,
    ask,
    create(note: Note, { key, by = 'me' }: { key: string; by?: string }): Item {
      const known = things.get(keys.get(key) ?? -1);
      if (known?.isDeleted) return refuse(409) as never;
      if (known) return saysTheSame(known, note) ? known : (refuse(409, known) as never);
      made += 1;
      keys.set(key, made);
      return store({ id: made, version: 1, ...note }, note, by, () => true);
    },
    update(over: Base, note: Note, by: string, hasSeen: HasSeen): Item {
      const known = things.get(over.id);
      if (!known || known.isDeleted) return refuse(404) as never;
      if (known.version !== over.version) return refuse(409, known) as never;
      return store({ ...known, version: known.version + 1 }, note, by, hasSeen);
    },
  };
}

/** One person's form with its device, in front of a server that others use and that cannot always be reached. */
export function openDesk(isNew: boolean) {
  const server = openServer();
  const seen = new Map<Field, unknown>();
  const wanted = new Map<Field, unknown>();
  const late: Call[] = [];
  let keysDrawn = 0;
  let deletions = 0;
  let typed = 0;
  /** What the person has been asked about and has said yes to. */
  const yeses: string[] = [];
  let pressed: Note = empty;
  let pressedIn: Note = empty;
  const pressedAll: Note[] = [];
  let device: Kept<Note> | undefined;
  let call: Call | undefined;
  let form!: OpenForm<Item, Note, Note>;
  const newKey = () => {
    keysDrawn += 1;
    return `key ${keysDrawn}`;
  };
  const target = () => [...server.things.values()].findLast(({ isDeleted }) => !isDeleted);
  const see = (item: Item) => {
    for (const name of names) seen.set(name, item[name]);
  };

  function open(stored?: Item) {
    // a text that comes back hides what is stored by now
    if (stored && !device) see(stored);
    const kept = { values: rules.read(stored), base: stored, key: newKey(), sent: [], typedAt: '' };
    form = { rules, stored, kept, phase: { is: 'open' } };
    call = undefined;
    if (device) tell({ type: 'found', kept: device, isOwn: true });
  }

  function tell(event: FormEvent<Item, Note, Note>) {
    const [next, ...effects] = step(form, event);
    form = next;
    if (form.phase.is === 'conflict') {
      see(form.phase.current);
      expect(server.writes.slice(1), 'no conflict with oneself').toContainEqual(
        expect.objectContaining({ by: 'them' }),
      );
    }
    if (form.stored && form.kept.base === form.stored) see(form.stored);
    for (const effect of effects) {
      if (effect.do === 'keep') device = structuredClone(form.kept);
      if (effect.do === 'forget') device = undefined;
      if (effect.do === 'send') sendOut(effect);
    }
  }

  function sendOut(effect: Call) {
    expect(call, 'one call at a time').toBeUndefined();
    call = effect;
    for (const name of ['title', 'excerpt'] as const)
      if (effect.draft[name].startsWith('me')) expect(effect.draft[name], 'was pressed').toBe(pressed[name]);
    expect(pressed.published || !effect.draft.published, 'was to come out').toBe(true);
  }

  /** What others store that this person has sent, too, is as good as the person's own. */
  const hasSeen: HasSeen = (name, value) =>
    isSame(seen.get(name), value) || pressedAll.some((draft) => isSame(draft[name], value));
  function arrive({ draft, over, key, accepted = [] }: Call): Item {
    expect(yeses, 'was asked').toEqual(expect.arrayContaining([...accepted]));
    server.ask(draft, accepted);
    return over ? server.update(over, draft, 'me', hasSeen) : server.create(draft, { key });
  }

  function fail(error: unknown) {
    call = undefined;
    tell({ type: 'failed', error, isAwaited: false, newKey: newKey() });
  }

  function deliver() {
    if (!call) return;
    try {
      const stored = { ...arrive(call) };
      call = undefined;
      tell({ type: 'answered', stored, isAwaited: false, newKey: newKey() });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      fail(error);
    }
  }

  function arriveUnanswered(one: Call) {
    try {
      arrive(one);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
    }
  }

  const acts = {
    type(field: 'title' | 'excerpt') {
      if (form.phase.is === 'conflict' || form.phase.is === 'closed') return;
      typed += 1;
      wanted.set(field, `me ${typed}`);
      tell({ type: 'typed', values: { ...form.kept.values, [field]: `me ${typed}` }, at: '' });
    },
    press(published?: boolean) {
      const { values } = form.kept;
      const change = published === undefined ? {} : { published };
      if (form.phase.is === 'open' || form.phase.is === 'unanswered') {
        pressed = { ...values, ...change };
        pressedIn = values;
        pressedAll.push(pressed);
      }
      tell({ type: 'pressed', draft: { ...values, ...change }, change });
    },
    deliver,
    loseAnswer() {
      if (call) arriveUnanswered(call);
      if (call) fail(new TypeError('Failed to fetch'));
    },
    loseRequest() {
      if (call) fail(new TypeError('Failed to fetch'));
    },
    delay() {
      if (call) late.push(call);
      if (call) fail(new TypeError('Failed to fetch'));
    },
    arriveLate() {
      const one = late.shift();
      if (one) arriveUnanswered(one);
    },
    breakDown() {
      if (call) fail(new HttpError(500, ''));
    },
    goOnline() {
      const wasIdle = !call;
      tell({ type: 'online' });
      if (wasIdle && call) expect(form.kept.values, 'half a sentence').toEqual(pressedIn);
    },
    othersSave(fields: readonly Field[]) {
      const known = target();
      if (!known) return;
      typed += 1;
      const change = Object.fromEntries(
        fields.map((name) => [name, name === 'published' ? !known.published : `them ${typed}`]),
      );
      server.update(known, noteOf({ ...known, ...change }), 'them', () => true);
    },
    othersDelete() {
      const known = target();
      if (!known) return;
      server.things.set(known.id, { ...known, isDeleted: true });
      deletions += 1;
    },
    answer(isYes: boolean) {
      if (form.phase.is !== 'asked') return;
      if (isYes) yeses.push(...form.phase.findings.map(({ key }) => key));
      tell({ type: isYes ? 'accepted' : 'declined' });
    },
    settle(choice: 'mine' | 'theirs') {
      if (form.phase.is !== 'conflict') return;
      const { comparison } = form.phase;
      const choices = Object.fromEntries(comparison.questions.map((question) => [keyOf(question), choice]));
      const values = settleQuestions(comparison, choices);
      for (const [field, value] of wanted) if (!isSame(values[field], value)) wanted.delete(field);
      tell({ type: 'settled', values });
    },
    crash() {
      if (form.phase.is === 'closed') return;
      if (call) late.push(call);
      const base = form.kept.base as Item | undefined;
      const stored = base && server.things.get(base.id);
      if (base && (!stored || stored.isDeleted)) return;
      open(stored && { ...stored });
      for (const [field, value] of wanted) expect(form.kept.values[field], 'came back').toBe(value);
    },
  };

  if (isNew) open();
  else open(server.create({ ...empty, title: 'them 0' }, { key: 'theirs', by: 'them' }));
  return { acts, server, wanted, read: () => form, keptOnDevice: () => device, deletions: () => deletions };
}
