/** Picture beyond the limit of its kind. */
export interface LargePicture {
  format: string;
  /** Of one frame of an animation. */
  pixels: number;
  /** In megapixels, for this kind of picture. */
  most: number;
  /** A PNG that is interlaced, too. */
  isProgressive: boolean;
  isTurned: boolean;
  isTransparent: boolean;
  isAnimated: boolean;
}

/** Rounded up, so that it is never the limit itself. */
const megapixelsOf = ({ pixels }: LargePicture) => (Math.ceil(pixels / 100_000) / 10).toLocaleString('tr');

/** Names the kind by what its limit depends on, and no more. */
function kindOf({ format, isProgressive, isTurned, isTransparent, isAnimated }: LargePicture): string {
  if (format === 'gif') return isAnimated ? 'hareketli bir GIF’in her karesi' : 'bir GIF';
  if (format === 'webp') {
    const transparent = isTransparent ? 'saydam ' : '';
    if (isAnimated) return `${transparent}hareketli bir WEBP’nin her karesi`;
    return `${isTransparent && isTurned ? 'döndürülmüş ' : ''}${transparent}bir WEBP`;
  }
  const isTurnedToo = isTurned ? 'döndürülmüş ' : '';
  if (format === 'png') return `${isTurnedToo}${isProgressive ? 'geçişli (interlaced) ' : ''}bir PNG`;
  return `${isTurnedToo}${isProgressive ? 'kademeli (progressive) ' : ''}bir JPG`;
}

const cureFor = ({ format, isProgressive }: LargePicture) =>
  format === 'jpeg' && !isProgressive
    ? 'Daha küçük bir görsel seçin.'
    : 'Küçültüp ya da sade bir JPG olarak kaydedip yeniden yükleyin.';

/** Reasons why a picture is not taken, or not sent: sentences that only a sender may meet. */
export const mediaRefusalText = {
  notAForm: 'Görsel, form verisi (multipart/form-data) olarak gönderilmelidir.',
  notThere: 'Bu görsel yok ya da yayından kaldırıldı.',
  noFile: 'Yüklenecek görsel seçilmedi.',
  tooManyFiles: (most: number) => `Tek seferde en çok ${most} görsel yüklenebilir.`,
  tooLarge: (name: string, megabytes: number) =>
    `“${name}” ${megabytes} MB sınırını aşıyor. Daha küçük bir görsel seçin.`,
  tooManyPixels: (name: string, picture: LargePicture) =>
    `“${name}” ${megapixelsOf(picture)} megapiksel; ${kindOf(picture)} en çok ${picture.most} megapiksel olabilir. ${cureFor(picture)}`,
  movingPng: (name: string) =>
    `“${name}” hareketli bir PNG; bu biçimin yalnızca ilk karesi alınabilir. Hareketi kalsın istiyorsanız GIF ya da WEBP olarak, tek karesi yeterse JPG olarak kaydedip yeniden yükleyin.`,
  tooManyFrames: (name: string, most: number) =>
    `“${name}” ${most} kareden uzun bir animasyon. Kısaltıp ya da daha az kareyle kaydedip yeniden yükleyin.`,
  animationTooLarge: (name: string, most: number) =>
    `“${name}”, kareleri birlikte ${most} megapikseli aşan bir animasyon. Boyutunu ya da kare sayısını azaltıp yeniden yükleyin.`,
  tooSlow: (name: string) =>
    `“${name}” çok uzun sürdüğü için işlenemedi. Görseli küçültüp JPG olarak kaydedin ve yeniden yükleyin.`,
  notProcessed: (name: string) =>
    `“${name}” işlenemedi. Görseli başka bir programla JPG olarak yeniden kaydedip yükleyin.`,
  tooManyUploads:
    'Şu anda çok fazla yükleme sürüyor. Görselleriniz yüklenmedi; bir dakika sonra yeniden deneyin.',
  stopping: 'Sunucu şu anda yeniden başlatılıyor. Görsel alınamadı; bir dakika sonra yeniden deneyin.',
  /** One sentence for each kind of file that is not taken: what it is, and what to do with it. */
  foreign: {
    empty: (name: string) =>
      `“${name}” boş bir dosya (0 bayt). Telefonunuzdan ya da bulut deponuzdan tam inmesini bekleyip yeniden seçin.`,
    heic: (name: string) =>
      `“${name}” HEIC biçiminde. Fotoğrafı JPG olarak paylaşıp yeniden yükleyin. Sonrakiler için iPhone’da Ayarlar › Kamera › Biçimler bölümünden “En Uyumlu”yu seçin; Android’de kamera ayarlarından “Yüksek verimli resimler”i kapatın.`,
    avif: (name: string) =>
      `“${name}” AVIF biçiminde. Görseli açıp JPG ya da WEBP olarak kaydedin ve yeniden yükleyin; sitede gerekli küçük kopyaları biz yaparız.`,
    tiff: (name: string) =>
      `“${name}” TIFF ya da ham (RAW) fotoğraf. Fotoğraf programınızdan JPG olarak dışa aktarıp yeniden yükleyin.`,
    bmp: (name: string) =>
      `“${name}” BMP biçiminde. Paint’te ya da Önizleme’de açıp JPG veya PNG olarak kaydedin ve yeniden yükleyin.`,
    newPicture: (name: string) =>
      `“${name}” her tarayıcının açamadığı bir görsel biçiminde. JPG ya da PNG olarak kaydedip yeniden yükleyin.`,
    layered: (name: string) =>
      `“${name}” bir tasarım dosyası. Tasarım programından JPG ya da PNG olarak dışa aktarıp yeniden yükleyin.`,
    svg: (name: string) =>
      `“${name}” bir SVG çizimi; içinde program taşıyabildiği için alınmıyor. PNG olarak dışa aktarıp yeniden yükleyin.`,
    html: (name: string) =>
      `“${name}” görsel değil, bir web sayfası. Sayfadaki görselin üzerinde “Görseli farklı kaydet”i seçip o dosyayı yükleyin.`,
    pdf: (name: string) =>
      `“${name}” bir PDF belgesi. Sayfanın ekran görüntüsünü alın ya da PDF’yi JPG olarak dışa aktarıp onu yükleyin.`,
    video: (name: string) =>
      `“${name}” bir video. Videodan bir kareyi ekran görüntüsü olarak kaydedip onu yükleyin.`,
    sound: (name: string) =>
      `“${name}” bir ses dosyası. JPG, PNG, GIF ya da WEBP biçiminde bir görsel yükleyin.`,
    document: (name: string) =>
      `“${name}” bir Office belgesi. Belgedeki görsele sağ tıklayıp “Resim olarak kaydet”i seçin ve o dosyayı yükleyin.`,
    archive: (name: string) =>
      `“${name}” sıkıştırılmış bir arşiv. Arşivi açıp içindeki görselleri tek tek yükleyin.`,
    program: (name: string) =>
      `“${name}” görsel değil, bir program dosyası. JPG, PNG, GIF ya da WEBP biçiminde bir görsel yükleyin.`,
    unknown: (name: string) =>
      `“${name}” desteklenen bir görsel değil. JPG, PNG, GIF ya da WEBP biçiminde bir görsel yükleyin.`,
  },
  damaged: (name: string) =>
    `“${name}” okunamadı: Dosya eksik ya da bozuk. Görseli yeniden kaydedip yükleyin.`,
  unnamed: 'görsel',
};
