import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { formOf } from '#/collections/collection.ts';
import { news as newsCollection, newsDraftSchema } from '#/news/schema.ts';
import { operationDraftSchema, operations } from '#/operations/schema.ts';
import { formValues } from '#/panel/form/form-values.ts';
import { photoDraftSchema, photos } from '#/photos/schema.ts';
import { passwordChangeSchema, passwordFormSchema, signInSchema } from '#/staff/schema.ts';

/** What forms and calls ask of what is typed: both read the same schemas. What a refused call answers stands in
 * refusals.test.ts. */

/** The first sentence for each field, as a form shows it. */
function sentences(schema: z.ZodType, input: unknown): Record<string, string> {
  const { error } = schema.safeParse(input);
  const found: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) found[path.join('.')] ??= message;
  return found;
}

const nothing = ['', undefined, null];

describe('login', () => {
  test('username required, password required', () => {
    for (const empty of nothing)
      expect(sentences(signInSchema, { username: empty, password: empty })).toEqual({
        username: 'Kullanıcı adı gereklidir',
        password: 'Şifre gereklidir',
      });
    expect(sentences(signInSchema, { username: 'a', password: 'b' })).toEqual({});
  });
});

describe('password change', () => {
  const form = { currentPassword: 'x', newPassword: 'abcdef', confirmPassword: 'abcdef' };

  test('currentPassword min 1 char', () => {
    for (const schema of [passwordFormSchema, passwordChangeSchema]) {
      expect(sentences(schema, { ...form, currentPassword: '' })).toEqual({
        currentPassword: 'Mevcut şifre gereklidir',
      });
      expect(sentences(schema, form)).toEqual({});
    }
  });

  test('newPassword min 6', () => {
    for (const schema of [passwordFormSchema, passwordChangeSchema])
      expect(sentences(schema, { ...form, newPassword: 'abcde', confirmPassword: 'abcde' })).toEqual({
        newPassword: 'Yeni şifre en az 6 karakter olmalıdır',
      });
  });

  test('confirmPassword required', () => {
    expect(sentences(passwordFormSchema, { ...form, confirmPassword: '' })).toEqual({
      confirmPassword: 'Şifre onayı gereklidir',
    });
  });

  test('confirmPassword equal to newPassword, shown on confirmPassword', () => {
    expect(sentences(passwordFormSchema, { ...form, confirmPassword: 'abcdeF' })).toEqual({
      confirmPassword: 'Şifreler eşleşmiyor',
    });
  });
});

describe('news', () => {
  const news = { title: 'a', excerpt: 'b', content: 'c', category: 'Duyuru', published: false };

  test('title, excerpt, content, category required and non-empty', () => {
    const all = {
      title: 'Başlık gereklidir',
      excerpt: 'Özet gereklidir',
      content: 'İçerik gereklidir',
      category: 'Kategori seçimi gereklidir',
    };
    expect(sentences(newsDraftSchema, {})).toEqual(all);
    expect(sentences(newsDraftSchema, formValues(formOf(newsCollection))), 'an untouched form').toEqual(all);
    for (const blank of ['', '  ', '\n'])
      expect(
        sentences(newsDraftSchema, { title: blank, excerpt: blank, content: blank, category: blank }),
      ).toEqual(all);
    const form = { ...formValues(formOf(newsCollection)), ...news };
    expect([sentences(newsDraftSchema, news), sentences(newsDraftSchema, form)]).toEqual([{}, {}]);
  });

  test('published boolean', () => {
    for (const published of [true, false])
      expect(newsDraftSchema.parse({ ...news, published }).published).toBe(published);
    for (const published of ['true', 1, null])
      expect(Object.keys(sentences(newsDraftSchema, { ...news, published }))).toEqual(['published']);
  });

  test('category is chosen from: AFAD Akreditasyon, Kentsel Arama Kurtarma, Eğitim, Operasyon, Duyuru', () => {
    expect(newsDraftSchema.shape.category.options).toEqual([
      'AFAD Akreditasyon',
      'Kentsel Arama Kurtarma',
      'Eğitim',
      'Operasyon',
      'Duyuru',
    ]);
    expect(sentences(newsDraftSchema, { ...news, category: 'Spor' })).toEqual({
      category: 'Kategori seçimi gereklidir',
    });
  });
});

describe('operation', () => {
  const operation = { title: 'a', description: 'b', location: 'c', date: '2026-02-28', status: 'active' };

  test('title, description, location, date, status required', () => {
    const all = {
      title: 'Başlık gereklidir',
      description: 'Açıklama gereklidir',
      location: 'Konum gereklidir',
      date: 'Tarih gereklidir',
      status: 'Durum gereklidir',
    };
    for (const empty of nothing)
      expect(
        sentences(operationDraftSchema, {
          title: empty,
          description: empty,
          location: empty,
          date: empty,
          status: empty,
        }),
      ).toEqual(all);
    const { status: _, ...withoutStatus } = all;
    expect(
      sentences(operationDraftSchema, { ...formValues(formOf(operations)), date: '' }),
      'an untouched form',
    ).toEqual(withoutStatus);
    expect(sentences(operationDraftSchema, operation)).toEqual({});
  });

  test.each(['rescuedCount', 'volunteerCount'])('%s is a number >= 0', (count) => {
    for (const good of [0, 1, 250])
      expect(operationDraftSchema.parse({ ...operation, [count]: good })).toMatchObject({ [count]: good });
    for (const bad of [-1, '3', Number.NaN])
      expect(Object.keys(sentences(operationDraftSchema, { ...operation, [count]: bad }))).toEqual([count]);
  });
});

test('photo: both title and URL must be given', () => {
  const photo = { ...formValues(formOf(photos)), title: 'Gece', imageUrl: '/media/gece.jpg' };
  expect(sentences(photoDraftSchema, photo)).toEqual({});
  for (const empty of ['', '   ']) {
    expect(Object.keys(sentences(photoDraftSchema, { ...photo, title: empty }))).toEqual(['title']);
    expect(Object.keys(sentences(photoDraftSchema, { ...photo, imageUrl: empty }))).toEqual(['imageUrl']);
  }
});
