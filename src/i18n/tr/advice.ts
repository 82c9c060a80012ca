/** Words around the advice for the first hours, which the association writes itself. */
export const adviceText = {
  all: 'Bütün bilgiler',
  call: '112’yi ara',
  callFirst: 'Tehlike varsa önce 112’yi arayın.',
  demo: 'Deneme metni: bu sayfayı henüz hiçbir eğitmen onaylamadı.',
  confirmed: (by: string, on: string) => `${by}, ${on} tarihinde okudu ve onayladı.`,
  steps: 'Ne yapmalı?',
  avoid: 'Ne yapmamalı?',
  message: 'Gönderilecek kısa mesaj',
  copyMessage: 'Kısa mesajı kopyala',
  messageCopied: 'Mesaj kopyalandı.',
  sources: 'Kaynaklar',
  /** Below a field, where an editor reads it. */
  hard: (sentences: readonly string[]) => `Okuması zor, kısaltın: ${sentences.join(' ')}`,
};
