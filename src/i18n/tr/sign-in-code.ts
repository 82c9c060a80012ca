/** Sentences of the sign-in page's own script about the code beside the password; each word of it comes before the panel. */
export const signInCodeText = {
  required: 'Doğrulama kodu gereklidir',
  wrong: 'Doğrulama kodu hatalı ya da süresi geçmiş. Uygulamada şu anda görünen kodu yazın.',
  left: (left: number) =>
    left === 0
      ? 'Son yedek kodunuzu kullandınız. Giriş Güvenliği’nden yenilerini alın.'
      : `${left} yedek kodunuz kaldı.`,
};
