import { setTimeout } from 'node:timers/promises';
import type { Editing } from './editing.ts';
import type { Published } from './published.ts';
import { moveDatabase, type Stage } from './stage.ts';

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

/** Requests that a rehearsal has at least. */
export const leastRequests = 100_000;
/** In s, of all that comes after the last fault. */
const mostSeconds = 150;
const crisisPaths = ['/home', '/crisis/en'];

/** Does all that may happen to the machine in one night, and puts it back; nobody else does anything. */
export async function playNight(scene: Scene): Promise<void> {
  const { stage, editing, begin, skip } = scene;
  const wait = (seconds: number) => setTimeout(seconds * 1000, undefined, { signal: scene.signal });
  begin('from 10 a second to all it can');
  await wait(25);

  begin('crisis edition on');
  const isCrisis = await turnCrisis(scene, 'earthquake');
  if (!isCrisis) skip('crisis edition on', 'this site has none');
  await wait(8);

  begin('server killed (kill -9)');
  process.kill(stage.site().pid, 'SIGKILL');
  await wait(5);
  begin('started again');
  await stage.startAgain();
  await wait(8);

  begin('database moved away');
  const putBack = moveDatabase(stage);
  await wait(8);
  begin('database put back');
  putBack();
  await wait(5);

  if (stage.disk) {
    begin('disk full');
    stage.disk.fill();
    await wait(8);
    begin('disk freed');
    stage.disk.free();
    await wait(5);
  } else skip('disk full', 'only root may mount a small disk');

  begin('all put back');
  if (isCrisis) await turnCrisis(scene, 'off');
  for (let second = 0; second < mostSeconds; second += 1) {
    if (second >= 8 && stage.load.answered() >= leastRequests) break;
    await wait(1);
  }
  editing.end();
}

/** Switches what stands at the home page's address as the panel does. @returns false where there is no crisis edition */
async function turnCrisis({ stage, editing, published }: Scene, kind: string): Promise<boolean> {
  const document = await editing.findDocument('crisis');
  if (document === undefined) return false;
  const paths = published.paths.filter((path) => !crisisPaths.includes(path));
  if (kind !== 'off') paths.push(...crisisPaths);
  // its other addresses lead home while it is off
  else stage.load.tell({ paths });
  published.paths = paths;
  await editing.publish(document, { kind, latest: '' });
  stage.load.tell({ paths });
  return true;
}
