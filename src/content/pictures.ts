// Siteyle birlikte gelen resimler: dosya adı ve resmi göremeyenlere okunan açıklaması.
// Resmin adresi: /artwork/<ad>-1600.webp

export const pictures = {
  'ridge-dawn':
    'Şafak vakti, kutup yıldızının altında ipe bağlı olarak dağ sırtını tırmanan beş kişilik ekip',
  'night-search': 'Gece ormanda, kafa lambalarının ışığında arama yapan üç gönüllü',
  'flood-boat': 'Akşam sular altında kalan sokakta, ışıklı pencereden el sallayan kişiye yaklaşan bot',
  'forest-fire': 'Uzak sırttaki orman yangınına karşı, el aletleriyle sırtta yürüyen beş kişi',
  'collapsed-building':
    'Gün doğarken enkazın üzerinde duran beş kişi; biri sessizlik için elini kaldırmış, biri diz çökmüş',
  'dog-team': 'Karlı sırtta önde arama köpeği, arkasında yönlendiricisi',
  'first-aid': 'Akşam ışığında, yayla sırtında sedyeyle yaralı taşıyan altı kişi',
  'snow-search': 'Çığ alanında sonda hattı kurarak arama yapan yedi kişilik ekip',
  helicopter: 'Dağların arasında bir kazazedeyi vinçle yukarı çeken kurtarma helikopteri',
  'rope-training': 'Kaya duvarından iki iple inen kurtarmacı; yukarıda emniyetini alan iki kişi',
  classroom: 'Akşam dersinde eğitmeni ve yansıtılan haritayı izleyen gönüllü adayları',
  'equipment-store': 'Malzeme deposunun rafları: baretler, ipler, telsizler, çantalar',
  'radio-operator': 'Komuta çadırında telsiz başında görüşme yapan gönüllü',
  'rescue-vehicle': 'Gece karlı dağ yolunda ilerleyen arama kurtarma aracı',
  'command-tent': 'Gece, ışıkları yanan komuta çadırları ve telsiz direği',
  'water-rescue': 'İskeleden sudaki kişiye atma torbası uzatan iki kurtarmacı',
  'tree-planting': 'Yanmış yamacın önünde sıra sıra dikilmiş fidanlar',
  memorial: 'Gece kıyıda, suya bırakılmış fenerlerin önünde anma',
  'map-navigation': 'Topoğrafya haritası üzerinde pusulayla yön belirleyen eller',
  'drill-night': 'Gece tatbikatı: projektör ışığında enkaz, önünde sedye taşıyan dört kişi',
  'volunteers-group': 'Gün ağarırken kutup yıldızının altında, tepede yan yana duran dokuz gönüllü',
  'dog-signal': 'Enkazdaki bir bloğun üzerinde bekleyen arama köpeği ve ona yaklaşan yönlendiricisi',
  'place-canakkale': 'Çanakkale’de temizlenen koyun temsilî krokisi',
  'place-duzce': 'Düzce’deki tatbikatın temsilî krokisi: toplanma yeri, yol ve eğitim enkazı',
  'place-kocaeli': 'Kocaeli’deki eğitim kampının temsilî krokisi: kamp yeri ve yön bulma parkuru',
  'place-koycegiz':
    'Köyceğiz’deki yangının temsilî krokisi: yanan alan, açılan şerit, tahliye edilen iki yer',
  'place-mengen':
    'Mengen’deki aramanın temsilî krokisi: iki dere arasında altı bölge, son görülme ve bulunma yeri',
  'place-silivri': 'Silivri’deki taşkın tatbikatının temsilî krokisi: dere, suda kalan araç ve bot',
  'place-uludag': 'Uludağ’daki eğitimin temsilî krokisi: kamp, çığ alanı ve sonda hattı',
  'basket-stretcher': 'Sepet sedyenin teknik çizimi: dört askı noktası, dört kuşak, boyu 215 santimetre',
  'go-bag': 'Afet çantasının çizimi: su, radyo, fener, düdük, belgeler ve bir oyuncak',
  'listening-device': 'Dinleme cihazının çizimi: ekran, kulaklık ve iki sismik alıcı',
  'rope-kit': 'Bir kangal ip, iki karabina ve bir baretin çizimi',
  'assembly-day': '17 Nisan 2026: Olağan Genel Kurul, saat 19.30',
  'lesson-hours': '3 saat: TAE, gönüllülüğün ilk dersi',
  'preparation-months': '10 ay: akreditasyona hazırlık takvimi',
  'training-hours': '220 saat: AKT 2 eğitimi, 48 saati tatbikat',
};
