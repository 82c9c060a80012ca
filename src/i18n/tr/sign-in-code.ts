/** The code beside the password; apart from the other sentences, which the panel needs for its first screen. */
export const signInCodeText = {
  label: 'Doğrulama kodu',
  hint: 'Doğrulama uygulamasının gösterdiği 6 haneli kod ya da yedek kodlarınızdan biri',
  required: 'Doğrulama kodu gereklidir',
  needed: 'Doğrulama uygulamasının gösterdiği kodu da yazın ya da yedek kodlarınızdan birini.',
  wrong: 'Doğrulama kodu hatalı ya da süresi geçmiş. Uygulamada şu anda görünen kodu yazın.',
};
