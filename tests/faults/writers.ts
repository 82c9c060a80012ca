import { setTimeout as sleep } from 'node:timers/promises';

export interface Written {
  /** Content by id of each article whose writing was acknowledged. */
  acknowledged: Map<number, string>;
  /** Answers that are neither a success nor a 503. */
  odd: string[];
}

/** Several people who write articles one after the other, whatever happens. */
export function startWriters({ count, cookie, url }: { count: number; cookie: string; url: () => string }): {
  stop(): Promise<Written>;
} {
  const written: Written = { acknowledged: new Map(), odd: [] };
  let isStopped = false;

  async function write(content: string) {
    const answer = await fetch(`${url()}/api/news`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ title: 'Haber', excerpt: 'özet', content, category: 'Duyuru' }),
    });
    const text = await answer.text();
    if (answer.status === 201) written.acknowledged.set((JSON.parse(text) as { id: number }).id, content);
    else if (answer.status !== 503) written.odd.push(`${answer.status} ${text}`);
    // as a person who was refused would wait, only shorter
    await sleep(answer.ok ? 10 : 50);
  }

  async function goOnWriting(writer: number) {
    for (let article = 1; !isStopped; article += 1) {
      await write(`Metin ${writer}/${article} ${'ç'.repeat(500)}`).catch((error: unknown) => {
        // the server itself is being restarted
        if (error instanceof TypeError) return sleep(50);
        throw error;
      });
    }
  }

  const working = Promise.all(Array.from({ length: count }, (_, writer) => goOnWriting(writer)));
  return {
    async stop() {
      isStopped = true;
      await working;
      return written;
    },
  };
}
