import { z } from 'zod';
import { dialledNumber } from '#/format/phone.ts';
import { isWholeAddress } from '#/format/web-address.ts';
import { isSitePath } from '#/http/site-paths.ts';
import { atMost, isoDate, slug, words } from './text.ts';

/*
 * The fields that documents are made of. From each come its rule, its label and hint in the panel's form, and the way
 * it is typed there: `control` in zod's JSON Schema, which src/panel/form/schema-field.tsx reads. By `control` and `format`,
 * src/documents/tidy.ts puts right what was typed.
 */

const longestLine = 300;

export const line = (label: string, hint?: string) =>
  words.check(atMost(longestLine)).meta({ title: label, description: hint });

/** Text of one or several sentences. */
export const prose = (label: string, hint?: string) =>
  words.meta({ title: label, description: hint, control: 'prose' });

/** The same words, of which the form names the sentences that are hard to read in a hurry; it takes them all the same. */
export const inPlainWords = <Schema extends z.ZodType>(schema: Schema) =>
  schema.meta({ ...schema.meta(), isPlain: true });

/** Typed as one text; each line is a paragraph, so the items of an article of the statute stay apart when they are pasted. */
export const paragraphs = (label: string, hint?: string) =>
  z
    .array(words)
    .min(1, 'En az bir paragraf olmalı.')
    .meta({ title: label, description: hint, control: 'paragraphs' });

/** Typed as one text, each entry on its own line. May be empty. */
export const lines = (label: string, hint?: string) =>
  z.array(words).meta({ title: label, description: hint, control: 'lines' });

/** The same with at least one entry. */
export const someLines = (label: string, hint?: string) =>
  z
    .array(words)
    .min(1, 'En az bir satır olmalı.')
    .meta({ title: label, description: hint, control: 'lines' });

export const group = <Shape extends z.core.$ZodLooseShape>(label: string, shape: Shape) =>
  z.strictObject(shape).meta({ title: label });

/** An entry of a list, with the fields by which one knows it there. */
export const entry = <Shape extends z.core.$ZodLooseShape>(
  label: string,
  knownBy: readonly (keyof Shape & string)[],
  shape: Shape,
) => z.strictObject(shape).meta({ title: label, knownBy });

/** @param page where visitors read most of it, for the preview */
export const document = <Shape extends z.core.$ZodLooseShape>(label: string, page: string, shape: Shape) =>
  z.strictObject(shape).meta({ title: label, page });

/** A document whose words stand on more pages than its own. */
export const onManyPages = <Schema extends z.ZodType>(schema: Schema) =>
  schema.meta({ ...schema.meta(), isOnManyPages: true });

/** A document that is nothing but a list. */
export const listDocument = <Item extends z.ZodType>(
  { page, ...words }: ListWords & { page: string },
  item: Item,
) => {
  const list = someOf(words, item);
  return list.meta({ ...list.meta(), page });
};

interface ListWords {
  label: string;
  hint?: string;
  /** What the button adds: 'Üye'. */
  one: string;
}

/** Entries are added, reordered and removed; each is called in the form by the first words that it holds. */
export const list = <Item extends z.ZodType>({ label, hint, one }: ListWords, item: Item) =>
  z.array(item).meta({ title: label, description: hint, one });

export const someOf = <Item extends z.ZodType>(words: ListWords, item: Item) =>
  z
    .array(item)
    .min(1, 'En az bir tane olmalı.')
    .meta({ title: words.label, description: words.hint, one: words.one });

/** List that is neither added to nor taken from: the page has a place for each. */
export const exactly = <Item extends z.ZodType>(
  number: number,
  { label, hint, one, rule }: ListWords & { rule: string },
  item: Item,
) => z.array(item).length(number, rule).meta({ title: label, description: hint, one });

export const year = (label: string) =>
  z
    .int('Yıl dört rakamla yazılır.')
    .min(1900, 'Böyle bir yıl olamaz.')
    .max(2100, 'Böyle bir yıl olamaz.')
    .meta({
      title: label,
    });

export const count = (label: string, hint?: string) =>
  z
    .int('Tam sayı olmalı: 25 ya da 1.250 gibi.')
    .min(0, 'Sıfırdan küçük olamaz.')
    .meta({ title: label, description: hint });

export const date = (label: string, hint?: string) => isoDate.meta({ title: label, description: hint });

/** The day on which something begins; the one on which it ends goes along when it moves. @param lastDay the field of that one */
export const firstDay = (label: string, lastDay: string) => isoDate.meta({ title: label, lastDay });

export const emailAddress = (label: string, hint?: string) =>
  z.email('Geçerli bir e-posta adresi değil.').meta({ title: label, description: hint });

/** Moment to the millisecond, in UTC; people read and type it as the time in Istanbul. Two of them compare as words. */
export const moment = (label: string, hint?: string) =>
  z.iso.datetime({ precision: 3, error: 'Tarihi ve saati seçin.' }).meta({ title: label, description: hint });

/** '10.00–13.00', or other words where they are allowed. */
export const hours = (label: string, hint?: string) =>
  line(label).meta({ title: label, description: hint, format: 'hours' });

const address = z.string().regex(/^\S*$/, { error: 'Adreste boşluk olamaz.', abort: true });

const partOfAddress = 'Adresin bir parçası eksik: https://www.example.org gibi olmalı.';

/** An address that leaves the site. */
export const webAddress = (label: string, hint?: string) =>
  address
    .regex(/^https:\/\//i, { error: 'https:// ile başlayan bir adres olmalı.', abort: true })
    .refine(isWholeAddress, partOfAddress)
    .meta({ title: label, description: hint, format: 'uri' });

/** Pages that show a map and nothing else: whatever is embedded speaks in the name of the site. */
const maps = [
  'https://www.openstreetmap.org/export/embed.html?',
  'https://www.google.com/maps/embed?',
  'https://yandex.com.tr/map-widget/',
];

export const mapToEmbed = (label: string) =>
  webAddress(label, 'OpenStreetMap, Google Haritalar ya da Yandex Haritalar’ın yerleştirme adresi.').refine(
    (address) => maps.some((start) => address.startsWith(start)),
    'OpenStreetMap, Google Haritalar ya da Yandex Haritalar’ın yerleştirme adresi olmalı.',
  );

/** A page of this site. */
export const sitePath = (label: string) =>
  z
    .string()
    .regex(/^\/[a-z0-9/-]*$/, 'Bu sitenin bir sayfası olmalı: /about gibi.')
    .refine(isSitePath, 'Sitede bu adreste bir sayfa yok.')
    .meta({ title: label, description: 'Sayfanın adını yazıp listeden seçin.', control: 'page' });

const articlePath = /^\/news\/\d+(-[a-z0-9-]+)?$/;

/** A page of this site, an article among them, or an address that leaves it. */
export const pageOrWebAddress = (label: string) =>
  address
    .regex(/^(\/|\/[a-z0-9][a-z0-9/-]*|https:\/\/.*)$/, {
      error: 'Sitenin bir sayfası ya da https:// ile başlayan bir adres olmalı.',
      abort: true,
    })
    .refine(
      (address) => !address.startsWith('/') || isSitePath(address) || articlePath.test(address),
      'Sitede bu adreste bir sayfa yok.',
    )
    .refine((address) => address.startsWith('/') || isWholeAddress(address), partOfAddress)
    .meta({
      title: label,
      description:
        'Sayfanın ya da haberin adını yazıp listeden seçin; başka bir siteninki https:// ile başlar.',
      format: 'uri-reference',
    });

/** Picture of the library, or one that came with the site. */
export const picture = (label: string) =>
  z
    .string()
    .regex(/^\/(?!\/)\S+$/, 'Görseli kitaplıktan seçin ya da yükleyin.')
    .meta({ title: label, control: 'picture' });

export const pictureList = (label: string) =>
  z.array(picture('Görsel')).meta({ title: label, control: 'pictures', one: 'Görsel' });

/** Part of an address; made from the words of the field `from` when something new is saved. */
export const idFrom = (from: string) => slug.meta({ title: 'Adresi', control: 'id', from });

/** The place in its list, beginning with 1; counted at each save. */
export const position = () => z.int().positive().meta({ title: 'Sıra', control: 'position' });

export const choice = <const Words extends Record<string, string>>(label: string, words: Words) =>
  z
    .enum(Object.keys(words) as [keyof Words & string, ...(keyof Words & string)[]], 'Listeden seçin.')
    .meta({ title: label, choices: words });

/** Says which of several it is; nobody changes it. */
export const fixed = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.enum(names).meta({ title: 'Türü', control: 'fixed' });

/** Absent until somebody switches it on. */
export const optional = <Inner extends z.ZodType>(label: string, inner: Inner) =>
  inner.nullable().meta({ title: label });

const dialled = /^\+90\d{10}$/;

/** A telephone, typed once as the site writes it; the number that is called is made of its digits when it is saved. */
export const phone = (label: string) =>
  z
    .strictObject({
      number: z
        .string()
        .regex(dialled, '+90 ve on rakam olmalı: +902120000000 gibi.')
        .meta({ title: 'Aranan numara', control: 'dialled', from: 'shown', format: 'phone' }),
      shown: line('Sitede yazılışı', '0 (212) 000 00 00 gibi. Basınca bu numara aranır.'),
    })
    .refine(({ number, shown }) => shown === '' || !dialled.test(number) || isSameNumber(number, shown), {
      path: ['shown'],
      error: 'Alan koduyla birlikte on haneli bir numara olmalı: 0 (212) 000 00 00 gibi.',
    })
    .meta({ title: label });

/** Digits count; the code of the country and the zero before a number need not be shown. */
const isSameNumber = (number: string, shown: string) => dialledNumber(shown.replace(/\D/g, '')) === number;

export const searchDescription = () =>
  prose('Arama motorlarındaki açıklaması', 'Sayfada görünmez; aramalarda ve paylaşılan bağlantılarda çıkar.');

/** Words for what a picture shows. */
export const altText = (label = 'Görmeyenler için açıklaması') => line(label);
