/** The code beside the password; apart from the other sentences, which the panel needs for its first screen. */
export const signInCodeText = {
  label: 'Doğrulama kodu',
  hint: 'Telefonunuzdaki doğrulama uygulamasının gösterdiği 6 haneli kod',
  required: 'Doğrulama kodu gereklidir',
  needed: 'Telefonunuzdaki doğrulama uygulamasının gösterdiği kodu da yazın.',
  wrong: 'Doğrulama kodu hatalı ya da süresi geçmiş. Uygulamada şu anda görünen kodu yazın.',
};
