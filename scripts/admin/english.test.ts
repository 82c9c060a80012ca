import { expect, test } from 'vitest';
import { notFound, Refusal } from '#/http/errors.ts';
import { auditPanelText } from '#/i18n/tr/audit-panel.ts';
import { newsRefusalText } from '#/i18n/tr/news-refusals.ts';
import { peoplePanelText } from '#/i18n/tr/people-panel.ts';
import { personDraftSchema } from '#/staff/people-schema.ts';
import { sayInEnglish } from './english.ts';

const person = { username: 'zeynep', role: 'media', password: 'Ip-Dugumu-33' };

test.each([
  [{ username: 'ab' }, /at least 3 characters/],
  [{ username: 'a'.repeat(61) }, /at most 60 characters/],
  [{ username: '-zeynep' }, /begins with a letter or a digit/],
  [{ username: 'zеynep' }, /Latin letters/],
  [{ username: auditPanelText.commandLine }, /something else in the log/],
  [{ password: '12345' }, /at least 6 characters/],
  [{ password: 'a'.repeat(257) }, /at most 256 characters/],
  [{ password: 'a'.repeat(1025) }, /at most 256 characters/],
])('the rule that %o breaks is said in English', (wrong, sentence) => {
  const { error } = personDraftSchema.safeParse({ ...person, ...wrong });
  expect(sayInEnglish(error)).toMatch(sentence);
});

test('a refusal is known by its code, whatever its words', () => {
  expect(sayInEnglish(new Refusal('last-admin', 'Başka sözler'))).toMatch(/^This is the last admin/);
  expect(sayInEnglish(new Refusal('username-taken', peoplePanelText.lastAdmin))).toMatch(/has that name/);
});

test('a refusal that no command expects gives its code rather than Turkish words', () => {
  expect(sayInEnglish(notFound(newsRefusalText.notFound))).toBe('Refused: not-found.');
});

test('a fault of the machine is passed on in its own words', () => {
  expect(sayInEnglish(new Error('The database cannot be read'))).toBe('The database cannot be read');
});
