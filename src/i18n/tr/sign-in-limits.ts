/** Too many tries to sign in: what the server says, apart from the words that the sign-in page brings. */
export const signInLimitsText = {
  tooManyTries: (minutes: number) =>
    `Çok fazla hatalı deneme yapıldı. Lütfen ${minutes} dakika sonra yeniden deneyin.`,
  signInBusy: 'Şu anda çok sayıda giriş denemesi var. Lütfen birkaç saniye sonra yeniden deneyin.',
};
