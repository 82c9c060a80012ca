import { expect, test } from 'vitest';
import { HttpError } from '#/http/request.ts';
import { type Attempts, saveDraft, saysTheSame } from './save-draft.ts';

interface Note {
  id: number;
  version: number;
  updatedAt: string;
  title: string;
}

/** A server that keeps notes as ours does, and can lose an answer on the way back. */
function openServer() {
  const notes: Note[] = [];
  const keys = new Map<string, number>();
  let losesAnswer = false;
  const answer = (note: Note) => {
    if (losesAnswer) {
      losesAnswer = false;
      throw new TypeError('Failed to fetch');
    }
    return { ...note };
  };
  const refuse = (current?: Note) => {
    throw new HttpError(409, JSON.stringify({ message: 'Çakışma', current }));
  };
  return {
    notes,
    loseNextAnswer: () => {
      losesAnswer = true;
    },
    calls: {
      async create({ title }: { title: string }, key: string) {
        const made = notes.find(({ id }) => id === keys.get(key));
        if (keys.has(key) && made?.title !== title) refuse(made);
        if (made) return answer(made);
        const note = { id: notes.length + 1, version: 1, updatedAt: '', title };
        notes.push(note);
        keys.set(key, note.id);
        return answer(note);
      },
      async update(id: number, { title, version }: { title: string; version: number }) {
        const note = notes.find((one) => one.id === id);
        if (!note) throw new HttpError(404, '');
        if (note.version !== version) refuse(note);
        Object.assign(note, { title, version: version + 1 });
        return answer(note);
      },
    },
  };
}

const freshAttempts = (): Attempts<{ title: string }> => ({ key: 'a', unanswered: [] });

test('a save whose answer was lost makes one, with the words that were typed last', async () => {
  const { notes, calls, loseNextAnswer } = openServer();
  const attempts = freshAttempts();
  const save = (title: string) => saveDraft({ draft: { title }, over: undefined, attempts, calls });
  loseNextAnswer();
  await expect(save('ilk')).rejects.toThrow('Failed to fetch');
  await expect(save('son')).resolves.toMatchObject({ id: 1, title: 'son' });
  expect(notes).toMatchObject([{ title: 'son', version: 2 }]);
});

test('the same when many more attempts never reached the server', async () => {
  const { notes, calls, loseNextAnswer } = openServer();
  const attempts = freshAttempts();
  const save = (title: string, create = calls.create) =>
    saveDraft({ draft: { title }, over: undefined, attempts, calls: { ...calls, create } });
  loseNextAnswer();
  await expect(save('ilk')).rejects.toThrow('Failed to fetch');
  const neverArrives = () => Promise.reject(new TypeError('Failed to fetch'));
  for (const title of ['iki', 'üç', 'üç', 'dört', 'beş'])
    await expect(save(title, neverArrives)).rejects.toThrow('Failed to fetch');
  expect(attempts.unanswered).toHaveLength(5);
  await expect(save('son')).resolves.toMatchObject({ id: 1, title: 'son' });
  expect(notes).toMatchObject([{ title: 'son', version: 2 }]);
});

test('the same after the page was loaded again, when what was sent has been kept', async () => {
  const { notes, calls } = openServer();
  await calls.create({ title: 'ilk' }, 'a');
  const attempts = { ...freshAttempts(), unanswered: [{ title: 'ilk' }] };
  await saveDraft({ draft: { title: 'son' }, over: undefined, attempts, calls });
  expect(notes).toMatchObject([{ title: 'son' }]);
});

test('what another tab stored under the same key is never written over', async () => {
  const { notes, calls } = openServer();
  await calls.create({ title: 'öbür sekmenin' }, 'a');
  const save = saveDraft({ draft: { title: 'benim' }, over: undefined, attempts: freshAttempts(), calls });
  await expect(save).rejects.toMatchObject({ status: 409, current: { title: 'öbür sekmenin' } });
  expect(notes).toMatchObject([{ title: 'öbür sekmenin' }]);
});

test('a change whose answer was lost is no conflict with oneself', async () => {
  const { notes, calls, loseNextAnswer } = openServer();
  const over = await calls.create({ title: 'ilk' }, 'x');
  const attempts = freshAttempts();
  const save = (title: string) => saveDraft({ draft: { title }, over, attempts, calls });
  loseNextAnswer();
  await expect(save('ikinci')).rejects.toThrow('Failed to fetch');
  await expect(save('ikinci')).resolves.toMatchObject({ version: 2 });
  await expect(save('üçüncü')).resolves.toMatchObject({ version: 3 });
  expect(notes).toMatchObject([{ title: 'üçüncü' }]);
});

test("somebody else's change is never written over", async () => {
  const { notes, calls } = openServer();
  const over = await calls.create({ title: 'ilk' }, 'x');
  await calls.update(1, { title: 'onların', version: 1 });
  const save = saveDraft({ draft: { title: 'benim' }, over, attempts: freshAttempts(), calls });
  await expect(save).rejects.toMatchObject({ status: 409, current: { title: 'onların' } });
  expect(notes).toMatchObject([{ title: 'onların' }]);
});

test('nor is what others made of a thing that we made', async () => {
  const { notes, calls } = openServer();
  await calls.create({ title: 'ilk' }, 'a');
  await calls.update(1, { title: 'onların', version: 1 });
  const save = saveDraft({ draft: { title: 'benim' }, over: undefined, attempts: freshAttempts(), calls });
  await expect(save).rejects.toMatchObject({ current: { title: 'onların' } });
  expect(notes).toMatchObject([{ title: 'onların' }]);
});

test('what was deleted meanwhile is made again, under a new key', async () => {
  const { notes, calls } = openServer();
  await calls.create({ title: 'ilk' }, 'a');
  notes.length = 0;
  const attempts = freshAttempts();
  await saveDraft({ draft: { title: 'benim' }, over: undefined, attempts, calls });
  expect(notes).toMatchObject([{ title: 'benim' }]);
  expect(attempts.key).not.toBe('a');
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

test('what somebody else has stored is merged, and kept when the answer to that is lost', async () => {
  const { notes, calls, loseNextAnswer } = openServer();
  const attempts = freshAttempts();
  const { id } = await calls.create({ title: 'ilk' }, 'x');
  await calls.update(id, { title: 'onların', version: 1 });
  const merge = async ({ draft, current }: { draft: { title: string }; current: Note }) =>
    current.title.includes(draft.title)
      ? { title: current.title }
      : { title: `${current.title}, ${draft.title}` };
  const save = (title: string) =>
    saveDraft({ draft: { title }, over: { id, version: 1 }, attempts, calls, merge });
  loseNextAnswer();
  await expect(save('benim')).rejects.toThrow('Failed to fetch');
  expect(notes[0]?.title).toBe('onların, benim');
  await save('benim');
  expect(notes[0]?.title).toBe('onların, benim');
});

test('where a person must choose, nothing is written over', async () => {
  const { notes, calls } = openServer();
  const { id } = await calls.create({ title: 'ilk' }, 'x');
  await calls.update(id, { title: 'onların', version: 1 });
  const save = saveDraft({
    ...{ draft: { title: 'benim' }, over: { id, version: 1 }, attempts: freshAttempts(), calls },
    merge: async () => undefined,
  });
  await expect(save).rejects.toMatchObject({ status: 409 });
  expect(notes[0]?.title).toBe('onların');
});
