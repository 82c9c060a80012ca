import { expect, test } from 'vitest';
import { makeScratchFolder } from '../support/scratch-folder.ts';
import { signIn } from '../support/sign-in.ts';
import { type Site, startSite } from '../support/site.ts';

const writes = 500;
const kills = 5;

test(`kill -9 in the middle of ${writes} acknowledged writes loses none of them`, async () => {
  const folder = makeScratchFolder('kill-');
  const acknowledged = new Map<number, string>();
  for (let round = 1; round <= kills; round += 1) {
    const site = await startSite({ folder });
    await writeUntilKilled(site, { acknowledged, killAfter: (writes / kills) * round });
    await site.ended;
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(writes);
  const site = await startSite({ folder });
  const stored = await readNews(site);
  await site.stop();
  const contents = new Map(stored.map((news) => [news.id, news.content]));
  const lost = [...acknowledged].filter(([id, content]) => contents.get(id) !== content);
  console.log(`${acknowledged.size} acknowledged writes over ${kills} kills: ${lost.length} lost`);
  expect(lost).toEqual([]);
});

/** Writes articles as fast as they are acknowledged; some time after `killAfter` of them, the server dies at once. */
async function writeUntilKilled(
  site: Site,
  { acknowledged, killAfter }: { acknowledged: Map<number, string>; killAfter: number },
) {
  const cookie = await signIn(site);
  let isDoomed = false;
  try {
    for (;;) {
      const content = `Metin ${acknowledged.size} ${'ç'.repeat(2000)}`;
      acknowledged.set(await writeArticle(site, { cookie, content }), content);
      if (isDoomed || acknowledged.size < killAfter) continue;
      isDoomed = true;
      setTimeout(() => process.kill(site.pid, 'SIGKILL'), Math.random() * 20);
    }
  } catch (error) {
    // the one write that was not acknowledged; anything else is a fault of the test
    if (!(error instanceof TypeError)) throw error;
  }
}

async function writeArticle(
  { url }: Site,
  { cookie, content }: { cookie: string; content: string },
): Promise<number> {
  const answer = await fetch(`${url}/api/news`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ title: 'Haber', excerpt: 'özet', content, category: 'Duyuru' }),
  });
  const { id } = (await answer.json()) as { id: number };
  return id;
}

async function readNews(site: Site): Promise<{ id: number; content: string }[]> {
  const cookie = await signIn(site);
  const answer = await fetch(`${site.url}/api/admin/news`, { headers: { cookie } });
  return (await answer.json()) as { id: number; content: string }[];
}
