import { expect, test } from 'vitest';
import { shareTestApp } from '../../tests/support/shared-app.ts';
import { readAccess } from './access.ts';
import { calls } from './calls.ts';

/**
 * What other programs were written for. Who means to change a call writes the files anew with `npx vitest run`, this file's
 * name and `-u`, and reads the difference.
 */

const app = shareTestApp();

async function readDocument() {
  const answer = await calls(app().parts).request('/api/openapi.json');
  return await answer.json();
}

test('each call keeps its address, who may make it, and the name that clients know it by', async () => {
  const { paths } = await readDocument();
  const lines = readAccess(calls(app().parts)).doors.map(({ method, path, door: { opensTo, cache } }) => {
    const { operationId } = paths[path.replaceAll(/:(\w+)/g, '{$1}')][method.toLowerCase()];
    const cached = cache && `cached ${cache.kept}${cache.isByQuery ? ', by its query' : ''}`;
    return [method.padEnd(6), path, opensTo, operationId, cached].filter(Boolean).join(' ');
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('calls-stay.list.snap');
});

test('the document that describes the calls stays as it is', async () => {
  const document = JSON.stringify(await readDocument(), null, 1);
  await expect(`${document}\n`).toMatchFileSnapshot('calls-stay.document.snap');
});
