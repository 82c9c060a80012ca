import { expect, test } from 'vitest';
import type { UploadedMedia } from '../answers.server.ts';
import { type UploadOutcome, UploadQueue } from './upload-queue.ts';

const media = (name: string) => ({ id: name.charCodeAt(0), originalName: name }) as UploadedMedia;
const files = (...names: string[]) => names.map((name) => new File(['x'], name, { type: 'image/png' }));
const takeAll = () => undefined;

/** A queue whose calls end when the test says so. */
function openQueue() {
  const calls = new Map<
    string,
    PromiseWithResolvers<UploadedMedia> & { onProgress: (percent: number) => void }
  >();
  const uploaded: string[] = [];
  const outcomes: UploadOutcome[] = [];
  const queue = new UploadQueue({
    send: (file, { signal, onProgress }) => {
      const call = Promise.withResolvers<UploadedMedia>();
      signal.addEventListener('abort', () => call.reject(new Error('cancelled')));
      calls.set(file.name, { ...call, onProgress });
      return call.promise;
    },
    onUploaded: ({ originalName }) => uploaded.push(originalName),
    onSettled: (outcome) => outcomes.push(outcome),
  });
  const call = (name: string) => {
    const found = calls.get(name);
    if (!found) throw new Error(`${name} was not sent`);
    return found;
  };
  const states = () => queue.uploads.read().map(({ name, state }) => `${name} ${state}`);
  return { queue, call, calls, uploaded, outcomes, states };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

test('two are sent at a time, and each that arrives makes room for the next', async () => {
  const { queue, call, uploaded, outcomes, states } = openQueue();
  queue.add(files('a', 'b', 'c'), takeAll);
  expect(states()).toEqual(['a sending', 'b sending', 'c waiting']);
  call('b').onProgress(40);
  expect(queue.uploads.read().map(({ percent }) => percent)).toEqual([0, 40, 0]);
  call('b').resolve(media('b'));
  await turn();
  expect(states()).toEqual(['a sending', 'c sending']);
  call('a').resolve(media('a'));
  call('c').resolve(media('c'));
  await turn();
  expect(uploaded).toEqual(['b', 'a', 'c']);
  expect(states()).toEqual([]);
  expect(outcomes).toEqual([{ uploaded: 3 }]);
});

test('one that fails stays with its error, and can be sent again', async () => {
  const { queue, call, outcomes, states } = openQueue();
  const error = new Error('kesildi');
  queue.add(files('a', 'b'), takeAll);
  call('a').reject(error);
  call('b').resolve(media('b'));
  await turn();
  expect(states()).toEqual(['a failed']);
  expect(outcomes).toEqual([{ uploaded: 1, failure: { error } }]);
  const [failed] = queue.uploads.read();
  queue.retry(failed?.id ?? 0);
  call('a').resolve(media('a'));
  await turn();
  expect(outcomes.at(-1)).toEqual({ uploaded: 1 });
  expect(states()).toEqual([]);
});

test('one that is cancelled goes without a word', async () => {
  const { queue, calls, outcomes, states } = openQueue();
  queue.add(files('a', 'b', 'c'), takeAll);
  const [a, , c] = queue.uploads.read();
  queue.remove(c?.id ?? 0);
  queue.remove(a?.id ?? 0);
  await turn();
  expect(states()).toEqual(['b sending']);
  expect([...calls.keys()]).toEqual(['a', 'b']);
  queue.remove(queue.uploads.read()[0]?.id ?? 0);
  await turn();
  expect(outcomes).toEqual([{ uploaded: 0 }]);
});

test('one that is refused here is never sent', async () => {
  const { queue, calls, outcomes, states } = openQueue();
  const error = new Error('çok büyük');
  queue.add(files('a'), () => error);
  expect(states()).toEqual(['a failed']);
  expect(queue.uploads.read()[0]?.failure).toEqual({ error, isFinal: true });
  expect(calls.size).toBe(0);
  expect(outcomes).toEqual([{ uploaded: 0, failure: { error } }]);
});

test('what has come waits to be seen to, a picture that came twice once', async () => {
  const { queue, call, outcomes } = openQueue();
  queue.add(files('a', 'b', 'c'), takeAll);
  call('a').resolve(media('a'));
  call('b').resolve({ ...media('a'), isDuplicate: true });
  await turn();
  call('c').resolve(media('c'));
  await turn();
  const arrived = () => queue.arrived.read().map(({ originalName }) => originalName);
  expect(arrived()).toEqual(['a', 'c']);
  expect(queue.arrived.read()[0]?.isDuplicate).toBe(true);
  expect(outcomes).toEqual([{ uploaded: 3, foundAgain: 1 }]);
  queue.dismissArrived([media('a').id]);
  expect(arrived()).toEqual(['c']);
});

test('one that came by another road is announced and arrives like the others', async () => {
  const { queue, uploaded, outcomes } = openQueue();
  queue.takeIn(media('a'));
  queue.takeIn({ ...media('a'), isDuplicate: true });
  expect(queue.arrived.read()).toEqual([{ ...media('a'), isDuplicate: true }]);
  expect(uploaded).toEqual(['a', 'a']);
  expect(outcomes).toEqual([
    { uploaded: 1, foundAgain: 0 },
    { uploaded: 1, foundAgain: 1 },
  ]);
});
