/** Pictures on their way, in parts and from forms: their sentences. */
export const mediaUploadText = {
  nameInvalid: 'Dosya adı gönderilmedi ya da çok uzun.',
  sizeInvalid: 'Dosyanın boyutu bayt olarak, tam sayıyla gönderilmelidir.',
  gone: 'Bu yükleme artık sürdürülemiyor. Görseli yeniden gönderin.',
  wrongOffset: 'Yükleme başka bir yerden sürüyor; kaldığı yerden gönderin.',
};
