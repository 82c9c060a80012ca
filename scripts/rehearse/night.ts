import { setTimeout } from 'node:timers/promises';
import { moveDatabase, type Stage } from '../../tests/rehearsal/stage.ts';
import type { Editing } from './editing.ts';
import type { Published } from './published.ts';

interface Scene {
  stage: Stage;
  editing: Editing;
  published: Published;
  /** Begins a row of the table. */
  begin(step: string): void;
  /** Says of a row that it is not there, and why. */
  skip(step: string, reason: string): void;
  signal: AbortSignal;
}

export const leastRequests = 100_000;
/** In s, for what comes after the last fault. */
const mostSeconds = 150;
const crisisPaths = ['/home', '/crisis/en'];

/** Does all that may happen to the machine in one night, and puts it back; nobody else does anything. */
export async function liveThroughNight(scene: Scene): Promise<void> {
  const { stage, begin, skip, signal } = scene;
  const wait = (seconds: number) => setTimeout(seconds * 1000, undefined, { signal });
  begin('10 a second, then all it can');
  await wait(25);
  const crisis = await findCrisis(scene);
  if (crisis) {
    begin('crisis edition on');
    await turnCrisis(scene, crisis, 'earthquake');
    await wait(8);
  } else skip('crisis edition', 'this site has none');
  await takeAway(scene, wait);
  begin('all put back');
  if (crisis) await turnCrisis(scene, crisis, 'off');
  for (let second = 0; second < mostSeconds; second += 1) {
    if (second >= 8 && stage.visitors.answered() >= leastRequests) break;
    await wait(1);
  }
}

async function takeAway({ stage, begin, skip }: Scene, wait: (seconds: number) => Promise<unknown>) {
  begin('server killed (kill -9)');
  process.kill(stage.site().pid, 'SIGKILL');
  await wait(6);
  begin('server started again');
  await stage.startAgain();
  await wait(8);
  begin('database moved away');
  const putBack = moveDatabase(stage);
  await wait(8);
  begin('database put back');
  putBack();
  await wait(5);
  if (!stage.disk) return skip('disk full', 'only root may mount a small disk');
  begin('disk full');
  stage.disk.fill();
  await wait(8);
  begin('disk freed');
  stage.disk.free();
  await wait(5);
}

interface Document {
  id: number;
  name: string;
  value: object;
}

const findCrisis = async ({ editing: { editor } }: Scene): Promise<Document | undefined> =>
  (await editor.get<Document[]>('/api/admin/documents')).find(({ name }) => name === 'crisis');

/** Switches what stands at the home page's address as the panel does. */
async function turnCrisis({ stage, editing, published }: Scene, { id }: Document, kind: string) {
  const path = `/api/admin/documents/${id}`;
  const { value, ...document } = await editing.editor.get<Document>(path);
  published.paths = published.paths.filter((one) => !crisisPaths.includes(one));
  // its other addresses lead home while it is off: nobody must be on the way there
  if (kind === 'off') {
    stage.visitors.tell({ paths: published.paths });
    await setTimeout(2000);
  } else published.paths.push(...crisisPaths);
  await editing.editor.put(path, { ...document, value: { ...value, kind, latest: '' }, published: true });
  await published.learn();
  stage.visitors.tell({ paths: published.paths });
}
