/** The code beside the password; apart from the other sentences, which the panel needs for its first screen. */
export const signInCodeText = {
  label: 'Doğrulama kodu',
  hint: 'Kâğıttaki on yedek kodunuzdan biri ya da, kurduysanız, doğrulama uygulamasının gösterdiği 6 haneli kod',
  required: 'Doğrulama kodu gereklidir',
  /** For who has an app. */
  ofApp: {
    needed:
      'Doğrulama uygulamasının gösterdiği 6 haneli kodu da yazın ya da kâğıttaki on yedek kodunuzdan birini.',
    wrong: 'Doğrulama kodu hatalı ya da süresi geçmiş. Uygulamada şu anda görünen kodu yazın.',
  },
  /** For who has passkeys alone. */
  ofPaper: {
    needed: 'Kâğıttaki on yedek kodunuzdan birini yazın ya da aşağıdan geçiş anahtarınızla girin.',
    wrong: 'Bu yedek kod hatalı ya da kullanılmış. Kâğıttaki kodlardan başka birini yazın.',
  },
  left: (left: number) =>
    left === 0
      ? 'Son yedek kodunuzu kullandınız. Giriş Güvenliği’nden yenilerini alın.'
      : `${left} yedek kodunuz kaldı.`,
};
