/** Signing in again over an open form. */
export const signInOverText = {
  sessionEnded: 'Oturumunuz sona erdi',
  sessionEndedHint: 'Yazdıklarınız duruyor. Giriş yaptığınızda işleminiz kaldığı yerden sürer.',
  otherPerson: 'Başka biri olarak mı kaydedilsin?',
  otherPersonHint: ({ writer, saver }: { writer: string; saver: string }) =>
    `Bu yazıyı ${writer} yazıyordu. Giriş yaparsanız işlem ${saver} olarak kaydedilecek.`,
  goOnAsOther: 'Giriş Yap ve Sürdür',
  savingGoesOn: 'Kaldığınız yerden devam ediyorsunuz.',
};
