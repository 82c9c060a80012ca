// Siteyle birlikte gelen resimler: dosya adı ve resmi göremeyenlere okunan açıklaması.
// Resmin adresi: /artwork/<ad>-1600.webp
import type { Pictures } from './schemas/pictures.ts';

export const pictures = {
  'ridge-dawn':
    'Şafak vakti, kutup yıldızının altında ipe bağlı olarak dağ sırtını tırmanan beş kişilik ekip',
  'night-search': 'Gece ormanda, kafa lambalarının ışığında arama yapan üç gönüllü',
  'flood-boat': 'Sular altında kalan mahallede bir çocuğu botla taşıyan ekip',
  'forest-fire': 'Yanan ormanın önünde kürekle şerit açan üç görevli',
  'collapsed-building': 'Çökmüş bir binanın enkazında dinleme yapan arama kurtarma ekibi',
  'dog-team': 'Karla kaplı arazide arama köpeği ve diz çökmüş yönlendiricisi',
  'first-aid': 'Dağ çayırında sedyeyle yaralı taşıyan ekip; önde ilk yardım çantası',
  'snow-search': 'Çığ alanında sonda hattı kurarak arama yapan yedi kişilik ekip',
  helicopter: 'Dağların arasında bir kazazedeyi vinçle yukarı çeken kurtarma helikopteri',
  'rope-training': 'Kaya duvarından iki iple inen kurtarmacı; yukarıda emniyetini alan iki kişi',
  classroom: 'Akşam dersinde eğitmeni ve yansıtılan haritayı izleyen gönüllü adayları',
  'equipment-store': 'Malzeme deposunda rafları elindeki listeyle kontrol eden gönüllü',
  'radio-operator': 'Komuta çadırında telsiz başında görüşme yapan gönüllü',
  'rescue-vehicle': 'Gece karlı dağ yolunda ilerleyen arama kurtarma aracı',
  'command-tent': 'Gece, ışıkları yanan komuta çadırları ve telsiz direği',
  'water-rescue': 'İskeleden sudaki kişiye atma torbası uzatan iki kurtarmacı',
  'school-visit': 'Okul bahçesinde çocuklarla buluşan gönüllü ve arama köpeği',
  'tree-planting': 'Yanmış ormanın yerine fidan diken gönüllüler',
  'blood-donation': 'Kan bağışı çadırının önünde sıra bekleyenler',
  memorial: 'Gece kıyıda, suya bırakılmış fenerlerin önünde anma',
  'animal-rescue': 'Üç ayaklı düzenekle derin bir çukurdan hayvan çıkaran ekip',
  'map-navigation': 'Topoğrafya haritası üzerinde pusulayla yön belirleyen eller',
  'drill-night': 'Projektör ışığında, enkaz alanında yapılan gece tatbikatı',
  'volunteers-group': 'Dağlara bakarak yan yana duran dernek gönüllüleri',
} satisfies Pictures;
