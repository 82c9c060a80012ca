import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HttpError } from '#/http/request.ts';
import {
  empty,
  type Item,
  type Note,
  names,
  noteOf,
  openDesk,
  rules,
} from '../../../tests/support/played-desk.ts';
import { keyOf } from './compare.ts';
import { saysTheSame, step } from './machine.ts';
import type { FormEvent, OpenForm } from './open-form.ts';

type Desk = ReturnType<typeof openDesk>;

type Act = { [Name in keyof Desk['acts']]: [Name, ...Parameters<Desk['acts'][Name]>] }[keyof Desk['acts']];

const often = (arbitrary: fc.Arbitrary<Act>) => ({ weight: 3, arbitrary });
const anAct: fc.Arbitrary<Act> = fc.oneof(
  often(fc.constantFrom<Act>(['type', 'title'], ['type', 'excerpt'])),
  often(fc.constantFrom<Act>(['press'], ['press', true], ['press', false])),
  often(fc.constant(['deliver'])),
  often(fc.subarray([...names], { minLength: 1 }).map((fields) => ['othersSave', fields])),
  fc.constantFrom<Act>(['loseAnswer'], ['loseRequest'], ['delay'], ['arriveLate'], ['breakDown']),
  fc.constantFrom<Act>(
    ['answer', true],
    ['answer', false],
    ['goOnline'],
    ['crash'],
    ['othersDelete'],
    ['settle', 'mine'],
    ['settle', 'theirs'],
  ),
);

function doAct({ acts }: Desk, [name, ...given]: Act) {
  const act: (...given: never[]) => void = acts[name];
  act(...(given as never[]));
}

/** Does what a person does who wants to be done, on a good day. */
function finish({ acts, read }: Desk) {
  for (let round = 0; round < 20 && read().phase.is !== 'closed'; round += 1) {
    acts.deliver();
    acts.answer(true);
    acts.settle('mine');
    acts.press();
  }
}

test('whatever happens in whatever order, nothing of anybody is lost, and one thing is made', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.array(anAct, { maxLength: 40 }), (isNew, acts) => {
      const desk = openDesk(isNew);
      const { server, wanted, read } = desk;
      for (const act of acts) doAct(desk, act);
      finish(desk);
      expect(server.losses, 'replaced what somebody else has stored and nobody has seen').toEqual([]);
      const mine = server.writes.filter(({ by }) => by === 'me');
      const isDone = read().phase.is === 'closed';
      for (const [field, value] of wanted) {
        const places = isDone ? mine.map(({ note }) => note[field]) : [desk.keptOnDevice()?.values[field]];
        expect(places, `${field} was typed`).toContain(value);
      }
      // what others have deleted under an open form stays in it; something new is made anew
      if (!isDone) expect([desk.deletions() > 0, read().kept.base]).toEqual([true, expect.anything()]);
      const alive = [...server.things.values()].filter(({ isDeleted }) => !isDeleted);
      expect(alive.length).toBeLessThanOrEqual(1);
    }),
    { numRuns: 5_000 },
  );
});

const note = (change: Partial<Item> = {}): Item => ({ ...empty, id: 1, version: 1, title: 'ilk', ...change });

const openOver = (stored: Item): OpenForm<Item, Note, Note> => ({
  ...{ rules, stored, phase: { is: 'open' } },
  kept: { values: rules.read(stored), base: stored, key: 'a', sent: [], typedAt: '' },
});

const conflict = (current: Item) => new HttpError(409, JSON.stringify({ current }));

/** Tells a form these events, and what it asks for after the last. */
function tellAll(form: OpenForm<Item, Note, Note>, events: FormEvent<Item, Note, Note>[]) {
  return events.reduce(([now], event) => step(now, event), [form] as ReturnType<
    typeof step<Item, Note, Note>
  >);
}

const rest = { isAwaited: false, newKey: 'b' };
const press = (values: Note): FormEvent<Item, Note, Note>[] => [
  { type: 'typed', values, at: '' },
  { type: 'pressed', draft: values, change: {} },
];

test('what was typed meanwhile into a field that somebody else has changed is asked about, not written over', () => {
  const mine = note({ excerpt: 'benim' });
  const [{ phase, kept }] = tellAll(openOver(note()), [
    ...press(noteOf(mine)),
    { type: 'failed', error: conflict(note({ version: 2, title: 'onların' })), ...rest },
    { type: 'typed', values: { ...noteOf(mine), title: 'bir de bu' }, at: '' },
    { type: 'answered', stored: note({ version: 3, title: 'onların', excerpt: 'benim' }), ...rest },
  ]);
  expect(phase).toMatchObject({ is: 'conflict', comparison: { questions: [{ theirs: 'onların' }] } });
  expect(kept).toMatchObject({ base: { version: 1 }, values: { title: 'bir de bu' } });
});

test('a text that the panel kept before it kept what it was typed over asks about all that differs', () => {
  const found = {
    values: { ...empty, title: 'benim' },
    base: { id: 1, version: 1 },
    key: 'a',
    sent: [],
    typedAt: '',
  };
  const [{ phase }] = tellAll(openOver(note({ version: 2, excerpt: 'onların' })), [
    { type: 'found', kept: found, isOwn: true },
    { type: 'pressed', draft: found.values, change: {} },
    { type: 'failed', error: conflict(note({ version: 2, excerpt: 'onların' })), ...rest },
  ]);
  const asked = phase.is === 'conflict' && phase.comparison.questions.map(keyOf);
  expect(asked).toEqual(['title', 'excerpt']);
});

test('what the server has refused was not stored: only what went without an answer counts as sent', () => {
  const lost = tellAll(openOver(note()), [
    ...press(noteOf(note({ title: 'ilk kez' }))),
    { type: 'failed', error: new TypeError('Failed to fetch'), ...rest },
  ]);
  const [{ kept }] = tellAll(lost[0], [
    ...press(noteOf(note({ title: '' }))),
    { type: 'failed', error: new HttpError(400, ''), ...rest },
  ]);
  expect(kept.sent).toEqual([expect.objectContaining({ title: 'ilk kez' })]);
});

test('where only what was changed is sent, a text that is brought back takes what others have changed since', () => {
  const partly = {
    ...openOver(note({ version: 2, excerpt: 'onların' })),
    rules: { ...rules, sendsChanges: true },
  };
  const found = { values: noteOf(note({ title: 'benim' })), base: note(), key: 'a', sent: [], typedAt: '' };
  const [{ kept }] = step(partly, { type: 'found', kept: found, isOwn: true });
  expect(kept).toMatchObject({ base: { version: 2 }, values: { title: 'benim', excerpt: 'onların' } });
});

test('what the server asks about goes out once it is accepted, and is not asked again', () => {
  const draft = noteOf(note({ excerpt: 'tuhaf', published: true }));
  const asked = new HttpError(
    422,
    JSON.stringify({ findings: [{ kind: 'odd', place: 'excerpt', words: '', blocks: false, key: 'k' }] }),
  );
  const [form, ...effects] = tellAll(openOver(note()), [
    ...press(draft),
    { type: 'failed', error: asked, ...rest },
  ]);
  expect([form.phase.is, effects.map((effect) => effect.do), form.kept.sent]).toEqual([
    'asked',
    ['keep'],
    [],
  ]);
  const [declined] = step(form, { type: 'declined' });
  expect([declined.phase.is, declined.kept.accepted]).toEqual(['open', undefined]);
  const [again, ...sent] = step(form, { type: 'accepted' });
  expect(again.kept.accepted).toEqual(['k']);
  expect(sent.at(-1)).toMatchObject({ do: 'send', draft, accepted: ['k'] });
});

test('what waits for its time is the answer to a save that was to publish it', () => {
  const publishAt = '2026-12-03T06:00:00.000Z';
  const waiting = { published: false, scheduled: true, publishAt };
  expect(saysTheSame(waiting, { published: true, publishAt })).toBe(true);
  expect(saysTheSame(waiting, { published: false, publishAt })).toBe(false);
  expect(saysTheSame({ ...waiting, scheduled: false }, { published: true, publishAt })).toBe(false);
  const plan = { published: true, publishAt, isPlan: true };
  expect(saysTheSame(waiting, plan)).toBe(true);
  expect(saysTheSame({ published: true, scheduled: false, publishAt }, plan)).toBe(true);
});
