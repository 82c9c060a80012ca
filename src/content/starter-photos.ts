// İlk açılışta veri tabanına yüklenen galeri fotoğrafları. Sonrasında galeri yönetim panelinden düzenlenir.
// Kategoriler: operations (operasyonlar), training (eğitimler), events (etkinlikler), equipment (malzeme).
import { type StarterPhoto, starterPhotosSchema } from './schemas/starter-photos.ts';
import type { Subject } from './schemas/subject.ts';

export const starterPhotos: StarterPhoto[] = [
  {
    title: 'Enkazda arama',
    description: 'Dinleme çalışması başlamadan önce enkazda bölge işaretleniyor.',
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
    description: 'Su basan mahallede bot ekibi kapı kapı dolaşıyor.',
    category: 'operations',
    imageUrl: '/artwork/flood-boat-1600.webp',
  },
  {
    title: 'Yangın hattının gerisinde',
    description: 'Orman yangınında şerit açma çalışması.',
    category: 'operations',
    imageUrl: '/artwork/forest-fire-1600.webp',
  },
  {
    title: 'Köpekli arama',
    description: 'Arama köpeği ve yönlendiricisi göreve hazırlanıyor.',
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
    title: 'Hayvan kurtarma',
    description: 'Derin bir çukura düşen hayvan iple çıkarılıyor.',
    category: 'operations',
    imageUrl: '/artwork/animal-rescue-1600.webp',
  },
  {
    title: 'İple iniş',
    description: 'AKT 2 döneminde kaya üzerinde ip eğitimi.',
    category: 'training',
    imageUrl: '/artwork/rope-training-1600.webp',
  },
  {
    title: 'TAE dersi',
    description: 'Gönüllü adayları üç saatlik ilk derste.',
    category: 'training',
    imageUrl: '/artwork/classroom-1600.webp',
  },
  {
    title: 'Gece tatbikatı',
    description: 'Projektör ışığında enkaz senaryosu.',
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
    description: 'Kıyıdan atma torbasıyla kurtarma uygulaması.',
    category: 'training',
    imageUrl: '/artwork/water-rescue-1600.webp',
  },
  {
    title: 'Okul ziyareti',
    description: 'Deprem Haftası’nda öğrencilerle afet bilinci dersi.',
    category: 'events',
    imageUrl: '/artwork/school-visit-1600.webp',
  },
  {
    title: 'Fidan dikimi',
    description: 'Köyceğiz’de gönüllüler ve aileleri.',
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
];

export const starterPhotosSubject: Subject = {
  file: 'starter-photos.ts',
  schema: starterPhotosSchema,
  value: starterPhotos,
};
