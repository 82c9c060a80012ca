import { expect, test } from 'vitest';
import { formatIban } from '#/format/iban.ts';
import { otherIban } from '../../tests/support/accounts.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';

const [one, two] = [formatIban(otherIban).slice(0, 19), formatIban(otherIban).slice(20)];
const entities = formatIban(otherIban).replaceAll(/\d/g, '&#x3$&;');

describeEachDatabase('an account that is not the association’s', (fresh) => {
  test('comes into no article over a link or a picture, nor as the name of a picture, in part in its words or down a table', async () => {
    const mert = await (await openTestApp(await fresh())).signedIn('mert');
    const rest = { title: 'Başlık', excerpt: 'Özet', category: 'Duyuru', published: true };
    for (const content of [
      `[Bağış](/donate "${entities}")`,
      `![Göl](/artwork/ridge-dawn-1600.webp "${entities}")`,
      `Hesabımız: TR/media/${otherIban.slice(2)}`,
      `![Hesabımız ${one}](/artwork/ridge-dawn-1600.webp) ${two}`,
      `${one} ![Göl](https://site.example/a.jpg) ${two}`,
      `${one} ![${two}](https://site.example/a.jpg)`,
      `| Hesabımız | Banka |\n|---|---|\n| ${one} | Örnek |\n| ${two} | Bankası |`,
    ]) {
      const answer = await mert.post('/api/news', { ...rest, content });
      const { fields = {} } = (await answer.json()) as { fields?: object };
      expect([content, answer.status, Object.keys(fields)]).toEqual([content, 400, ['content']]);
    }
  });
});
