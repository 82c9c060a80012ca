import type { Kysely } from 'kysely';
import { newsCategories, operationTypes, photoCategories } from '#/content/kinds.ts';
import type { Flag } from '#/db/content-tables.ts';
import { raiseContentVersion } from '#/db/content-version.ts';
import type { Tables } from '#/db/tables.ts';
import { stores } from '#/server/stores.ts';

export interface Amounts {
  news: number;
  photos: number;
  operations: number;
}

/** For an empty database: so many rows as the site would have written, each picture with ten smaller copies. */
export async function insertManyRows(db: Kysely<Tables>, amounts: Amounts): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await raiseContentVersion(tx);
    await insert(tx, 'operations', listOf(amounts.operations, operation));
    await insert(tx, 'news', listOf(amounts.news, article(amounts)));
    await insert(tx, 'media', listOf(amounts.photos, picture));
    await insert(tx, 'mediaVariants', listOf(amounts.photos, copies).flat());
    await insert(tx, 'photos', listOf(amounts.photos, photo));
    await insert(tx, 'pictureUses', listOf(amounts.photos, use));
  });
  for (const store of stores) await store.fillKeys(db);
}

const listOf = <Row>(count: number, make: (number: number) => Row): Row[] =>
  Array.from({ length: count }, (_, place) => make(place + 1));

/** A statement takes no more values than 500 rows of these tables have. */
async function insert(tx: Kysely<Tables>, table: keyof Tables, rows: object[]): Promise<void> {
  for (let first = 0; first < rows.length; first += 500)
    await tx
      .insertInto(table)
      .values(rows.slice(first, first + 500) as never)
      .execute();
}

const places = ['Bolu', 'Düzce', 'Erzincan', 'Hakkâri', 'Iğdır'];
const placeOf = (number: number) => places[number % places.length] ?? '';
const dayOf = (number: number) => new Date(Date.UTC(2000, 0, 1 + (number % 9000), number % 24)).toISOString();
const people = { createdBy: 'admin', updatedBy: 'admin' };

const article =
  ({ operations }: Amounts) =>
  (number: number) => ({
    title: `${placeOf(number)}’da ${number}. arama: ekipler sabaha kadar çalıştı`,
    excerpt: `Kaybolan ${number % 90} yaşındaki yurttaş dört ekip, on sekiz gönüllü ve iki köpekle arandı.`,
    content: `Ekip gece boyunca iz sürdü; ${number}. gün yeniden toplandı.\n\n`.repeat(35),
    category: newsCategories[number % newsCategories.length] ?? '',
    imageUrl: `/media/foto-${1 + (number % 50)}.jpg`,
    images: '[]',
    isPublished: flag(number % 10 > 0),
    operationId: number % 4 === 0 ? 1 + (number % operations) : null,
    isScheduled: flag(false),
    ...{ createdAt: dayOf(number), updatedAt: dayOf(number), ...people },
  });

const operation = (number: number) => ({
  title: `${placeOf(number)}’da ${number}. görev`,
  description: 'Gece yarısı başlayan arama, sabah sağ salim bitti; köylüler çorba kaynattı.',
  location: `${placeOf(number)} dağları`,
  ...{ district: '', isPlaceHeld: flag(false), isPublished: flag(true) },
  date: dayOf(number).slice(0, 10),
  status: 'completed',
  type: operationTypes[number % operationTypes.length] ?? null,
  ...{ rescuedCount: number % 3, volunteerCount: number % 20 },
  imageUrl: number % 5 === 0 ? `/media/foto-${1 + (number % 50)}.jpg` : null,
  ...{ createdAt: dayOf(number), updatedAt: dayOf(number), ...people },
});

const picture = (number: number) => ({
  fileName: `foto-${number}.jpg`,
  originalName: `DSC_${number}.jpg`,
  ...{ size: 800_000, mimetype: 'image/jpeg', width: 1600, height: 1067, uploadedAt: dayOf(number) },
  ...{ contentHash: String(number), altText: 'Karda yürüyen ekip', color: '#8899aa' },
});

const copies = (number: number) =>
  [320, 480, 800, 1200, 1600].flatMap((width) =>
    ['avif', 'webp'].map((format) => ({
      ...{ mediaId: number, width, format, size: width * 90 },
      fileName: `foto-${number}-${width}.${format}`,
    })),
  );

const photo = (number: number) => ({
  imageUrl: `/media/foto-${number}.jpg`,
  title: `${number}. fotoğraf`,
  description: 'Karda yürüyen ekip',
  category: photoCategories[number % photoCategories.length] ?? '',
  ...{ createdAt: dayOf(number), updatedAt: dayOf(number), position: number },
});

const use = (number: number) => ({
  fileName: `foto-${number}.jpg`,
  ...{ ownerKind: 'photo', ownerId: number, place: 'photo', title: `${number}. fotoğraf` },
});

const flag = (isSo: boolean): Flag => (isSo ? 1 : 0);
