/** Signing in with a passkey, and with a code from paper: what the server says. */
export const passkeysText = {
  signIn: 'Geçiş anahtarıyla gir',
  signingIn: 'Cihazınız soruyor…',
  failed: 'Geçiş anahtarıyla girilemedi. Yeniden deneyin ya da şifrenizle girin.',
  refused: 'Geçiş anahtarı kabul edilmedi. Yeniden deneyin ya da şifrenizle girin.',
  ofOther: 'Bu geçiş anahtarı başka birinin. Kendi anahtarınızla ya da şifrenizle girin.',
  notUsed: 'Geçiş anahtarı kullanılmadı. Bu cihazda ekli değilse şifrenizle girin.',
  notOffered:
    'Geçiş anahtarı yalnızca güvenli bağlantıda (https) kullanılabilir. Bu site şu anda öyle açılmamış.',
  tooMany: (most: number) => `En fazla ${most} geçiş anahtarınız olabilir. Kullanmadığınız birini kaldırın.`,
  known: 'Bu geçiş anahtarı zaten ekli.',
  passwordIsTold: 'Şifrenizi başkası belirlemiş. Önce kendi şifrenizi seçin, sonra geçiş anahtarı ekleyin.',
  notFound: 'Bu geçiş anahtarı kaldırılmış.',
  nameRequired: 'Geçiş anahtarına bir ad verin',
  nameTooLong: 'Ad en fazla 60 karakter olabilir',
  proofRequired: 'Şifrenizi yazın ya da geçiş anahtarınızı kullanın.',
  nothingToRecover: 'Önce bir geçiş anahtarı ekleyin ya da doğrulama uygulaması kurun.',
};
