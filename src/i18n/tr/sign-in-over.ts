/** Signing in again over an open form. */
export const signInOverText = {
  sessionEnded: 'Oturumunuz sona erdi',
  sessionEndedHint: 'Yazdıklarınız duruyor. Giriş yaptığınızda işleminiz kaldığı yerden sürer.',
  otherPerson: 'Başka birinin adına mı kaydedilsin?',
  otherPersonHint: ({ writer, saver }: { writer: string; saver: string }) =>
    `Bu yazıyı ${writer} yazıyordu. Giriş yaparsanız işlem ${saver} adına kaydedilecek.`,
  goOnAsOther: 'Giriş Yap ve Sürdür',
  savingGoesOn: 'Kaldığınız yerden devam ediyorsunuz.',
};
