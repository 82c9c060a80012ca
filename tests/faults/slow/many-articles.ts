import type { APIRequestContext } from '@playwright/test';
import { expect } from '../../support/test.ts';

const places = ['Bolu', 'Düzce', 'Erzincan', 'Hakkâri', 'Iğdır'];

/** Writes so many articles, each in words of its own, so that they cannot be packed much. */
export async function writeArticles(request: APIRequestContext, number: number): Promise<void> {
  let next = 0;
  async function write() {
    while (next < number) {
      next += 1;
      const answer = await request.post('/api/news', { data: article(next) });
      expect(answer.status(), await answer.text()).toBe(201);
    }
  }
  await Promise.all(Array.from({ length: 8 }, write));
}

const article = (number: number) => ({
  title: `${places[number % 5]}’da ${number}. arama: ekipler ${(number * 7919) % 1000} saat çalıştı`,
  excerpt: `Kaybolan ${number % 90} yaşındaki yurttaş ${(number * 31) % 100} kişilik ekiple arandı; ${(number * 104_729) % 99_991}. iz bulundu.`,
  content: `Ekip gece boyunca iz sürdü; ${number}. gün yeniden toplandı.\n\n`.repeat(40),
  category: 'Duyuru',
  published: number % 4 !== 0,
});
