/** Sentences of the server about too many tries to sign in, apart from the words that the sign-in page brings. */
export const signInLimitsText = {
  tooManyTries: (minutes: number) =>
    `Çok fazla hatalı deneme yapıldı. Lütfen ${minutes} dakika sonra yeniden deneyin.`,
  signInBusy: 'Şu anda çok sayıda giriş denemesi var. Lütfen birkaç saniye sonra yeniden deneyin.',
};
