import { z } from 'zod';
import { photoCategories } from './kinds.ts';
import { firstValue } from './subject.ts';
import { pictureAddress, words } from './text.ts';

const starterPhoto = z.strictObject({
  title: words,
  description: words,
  category: z.enum(photoCategories, 'is not operations, training, events or equipment'),
  imageUrl: pictureAddress,
});

const starterPhotosSchema = z.array(starterPhoto);

export type StarterPhoto = z.infer<typeof starterPhoto>;

// İlk açılışta veri tabanına yüklenen galeri görselleri; hepsi temsilî çizimdir. Sonrasında galeri yönetim panelinden düzenlenir.
// Kategoriler: operations (operasyonlar), training (eğitimler), events (etkinlikler), equipment (malzeme).
export const starterPhotos = firstValue(starterPhotosSchema, [
  {
    title: 'Enkazda arama',
    description: 'Sessizlik çağrısı: el kalkar, herkes durur, enkaz dinlenir.',
    category: 'operations',
    imageUrl: '/artwork/collapsed-building-1600.webp',
  },
  {
    title: 'Gece araması',
    description: 'Kayıp aramasında ekip, kafa lambalarıyla ormanda ilerliyor.',
    category: 'operations',
    imageUrl: '/artwork/night-search-1600.webp',
  },
  {
    title: 'Selde tahliye',
    description: 'Bot ekibi, su basan sokakta ışığı yanan pencereye yaklaşıyor.',
    category: 'operations',
    imageUrl: '/artwork/flood-boat-1600.webp',
  },
  {
    title: 'Yangın hattının gerisinde',
    description: 'Yangın karşı sırtta; ekip el aletleriyle yamaca doğru yürüyor.',
    category: 'operations',
    imageUrl: '/artwork/forest-fire-1600.webp',
  },
  {
    title: 'Köpekli arama',
    description: 'Köpek önde, rüzgâra karşı; yönlendiricisi arkasından geliyor.',
    category: 'operations',
    imageUrl: '/artwork/dog-team-1600.webp',
  },
  {
    title: 'Havadan destek',
    description: 'Ulaşımı güç bir vadide helikopterle kazazede tahliyesi.',
    category: 'operations',
    imageUrl: '/artwork/helicopter-1600.webp',
  },
  {
    title: 'Şafakta sırt geçişi',
    description: 'İkinci gün araması gün doğarken yeniden başlıyor.',
    category: 'operations',
    imageUrl: '/artwork/ridge-dawn-1600.webp',
  },
  {
    title: 'Arama bölgeleri',
    description: 'Mengen’deki kayıp aramasının krokisi: iki dere arasında altı bölge.',
    category: 'operations',
    imageUrl: '/artwork/place-mengen-1600.webp',
  },
  {
    title: 'İple iniş',
    description: 'AKT 2 döneminde kaya üzerinde ip eğitimi.',
    category: 'training',
    imageUrl: '/artwork/rope-training-1600.webp',
  },
  {
    title: 'TAE dersi',
    description: 'Gönüllü adayları ilk derste, haritanın önünde.',
    category: 'training',
    imageUrl: '/artwork/classroom-1600.webp',
  },
  {
    title: 'Gece tatbikatı',
    description: 'Düzce’de, projektör ışığında enkaz senaryosu.',
    category: 'training',
    imageUrl: '/artwork/drill-night-1600.webp',
  },
  {
    title: 'Harita ve pusula',
    description: 'AKT 1’de yön bulma uygulaması.',
    category: 'training',
    imageUrl: '/artwork/map-navigation-1600.webp',
  },
  {
    title: 'Karda arama',
    description: 'Uludağ’da sonda hattı çalışması.',
    category: 'training',
    imageUrl: '/artwork/snow-search-1600.webp',
  },
  {
    title: 'Suda kurtarma',
    description: 'Silivri’deki tatbikatta kıyıdan atma torbasıyla kurtarma.',
    category: 'training',
    imageUrl: '/artwork/water-rescue-1600.webp',
  },
  {
    title: 'Afet çantası',
    description: 'Deprem Haftası’nda okullarda oyunla hazırlanan çanta ve içindekiler.',
    category: 'events',
    imageUrl: '/artwork/go-bag-1600.webp',
  },
  {
    title: 'Fidan dikimi',
    description: 'Köyceğiz’de yanan yamacın karşısına dikilen fidanlar.',
    category: 'events',
    imageUrl: '/artwork/tree-planting-1600.webp',
  },
  {
    title: 'Anma',
    description: '6 Şubat’ın yıl dönümünde Kocaeli’de suya bırakılan fenerler.',
    category: 'events',
    imageUrl: '/artwork/memorial-1600.webp',
  },
  {
    title: 'Malzeme deposu',
    description: 'Her malzemenin rafı ve kontrol kartı var.',
    category: 'equipment',
    imageUrl: '/artwork/equipment-store-1600.webp',
  },
  {
    title: 'Arama kurtarma aracı',
    description: 'Sekiz kişilik ekibin ilk 24 saatlik malzemesini taşıyor.',
    category: 'equipment',
    imageUrl: '/artwork/rescue-vehicle-1600.webp',
  },
  {
    title: 'Telsiz masası',
    description: 'Görev boyunca bütün çağrılar bu masadan geçiyor.',
    category: 'equipment',
    imageUrl: '/artwork/radio-operator-1600.webp',
  },
]);

export const starterPhotosSubject = {
  file: 'starter-photos.ts',
  schema: starterPhotosSchema,
  value: starterPhotos,
};
