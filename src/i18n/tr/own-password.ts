/** The form for one’s own password, and why the server refuses it: their sentences. */
export const ownPasswordText = {
  changePasswordHint: 'Değişiklikten sonra diğer cihazlardaki oturumlarınız kapanır.',
  currentPassword: 'Mevcut şifre',
  newPassword: 'Yeni şifre',
  newPasswordHint:
    'En az 6 karakter. Birkaç sözcükten oluşan uzun bir cümle hem kolay hatırlanır hem zor tahmin edilir.',
  savePassword: 'Şifreyi Kaydet',
  confirmPassword: 'Yeni şifre (tekrar)',
  currentPasswordRequired: 'Mevcut şifre gereklidir',
  newPasswordTooShort: 'Yeni şifre en az 6 karakter olmalıdır',
  newPasswordTooLong: 'Yeni şifre en çok 256 karakter olabilir',
  newPasswordTooCommon: 'Bu şifre çok yaygın kullanılıyor. Tahmin edilmesi zor bir şifre seçin.',
  newPasswordIsUsername: 'Şifre, kullanıcı adıyla aynı olamaz. Tahmin edilmesi zor bir şifre seçin.',
  newPasswordIsTold: 'Bu, size verilen şifre; onu veren de bilir. Yalnız sizin bileceğiniz bir şifre seçin.',
  newPasswordIsAssociation:
    'Bu şifre derneğin adından oluşuyor ve kolay tahmin edilir. Başka bir şifre seçin.',
  confirmPasswordRequired: 'Şifre onayı gereklidir',
  passwordsDiffer: 'Şifreler eşleşmiyor',
  currentPasswordWrong: 'Mevcut şifre hatalı',
  passwordChangedHint: 'Yeni şifreniz kaydedildi.',
};
