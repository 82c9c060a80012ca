import { expect, test } from 'vitest';
import { mediaText } from '#/i18n/tr/media.ts';
import { mediaPanelText } from '#/i18n/tr/media-panel.ts';
import { newsText } from '#/i18n/tr/news.ts';
import { newsPanelText } from '#/i18n/tr/news-panel.ts';
import { operationsText } from '#/i18n/tr/operations.ts';
import { operationsPanelText } from '#/i18n/tr/operations-panel.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { photosText } from '#/i18n/tr/photos.ts';
import { photosPanelText } from '#/i18n/tr/photos-panel.ts';
import { staffText } from '#/i18n/tr/staff.ts';

test('what the panel says when something worked is worded as specified', () => {
  expect([panelText.succeeded, newsPanelText.updated, newsPanelText.created, newsPanelText.deleted]).toEqual([
    'Başarılı',
    'Haber güncellendi',
    'Yeni haber oluşturuldu',
    'Haber silindi',
  ]);
  const { updated, created, deleted } = operationsPanelText;
  expect([updated, created, deleted]).toEqual([
    'Operasyon güncellendi',
    'Yeni operasyon oluşturuldu',
    'Operasyon silindi',
  ]);
  expect([photosPanelText.added, photosPanelText.deleted]).toEqual(['Fotoğraf eklendi', 'Fotoğraf silindi']);
  expect([mediaText.uploadSucceeded, mediaText.uploadedAndSet]).toEqual([
    'Yükleme Başarılı',
    'Görsel yüklendi ve otomatik olarak ayarlandı',
  ]);
  const { uploadSucceeded, deletionSucceeded, copied } = mediaPanelText;
  expect([uploadSucceeded, deletionSucceeded, copied]).toEqual([
    'Yükleme Başarılı',
    'Silme Başarılı',
    'Kopyalandı',
  ]);
  const { signInSucceeded, signedOut, passwordChanged } = staffText;
  expect([signInSucceeded, signedOut, passwordChanged]).toEqual([
    'Giriş Başarılı',
    'Çıkış Yapıldı',
    'Şifre Değiştirildi',
  ]);
});

test('what the panel says when something failed is worded as specified', () => {
  expect([panelText.failed, panelText.saveFailed, panelText.deleteFailed]).toEqual([
    'Hata',
    'İşlem başarısız',
    'Silme işlemi başarısız',
  ]);
  expect([photosPanelText.notAdded, mediaText.uploadFailed, mediaText.pictureNotUploaded]).toEqual([
    'Fotoğraf eklenemedi',
    'Yükleme Hatası',
    'Görsel yüklenemedi',
  ]);
  const { uploadFailed, deletionFailed, notDeleted, copyFailed } = mediaPanelText;
  expect([uploadFailed, deletionFailed, notDeleted, copyFailed]).toEqual([
    'Görsel yükleme başarısız',
    'Silme Hatası',
    'Görseller silinemedi',
    'URL kopyalanamadı',
  ]);
  const { signInFailed, wrongCredentials, signOutFailed, passwordNotChanged } = staffText;
  expect([signInFailed, wrongCredentials, signOutFailed, passwordNotChanged]).toEqual([
    'Giriş Hatası',
    'Kullanıcı adı veya şifre hatalı',
    'Çıkış yapılırken bir hata oluştu',
    'Şifre değiştirilemedi',
  ]);
  expect([staffText.accessDenied, staffText.authCheckFailed]).toEqual([
    'Erişim Reddedildi',
    'Auth check failed',
  ]);
  const lists = [newsText, operationsText, photosText, mediaText].map(({ fetchFailed }) => fetchFailed);
  expect(lists).toEqual([
    'Failed to fetch news',
    'Failed to fetch operations',
    'Failed to fetch photos',
    'Failed to fetch media files',
  ]);
});

test('dialogs, empty lists and questions are worded as specified', () => {
  expect([newsPanelText.create, newsPanelText.createTitle, newsPanelText.editTitle]).toEqual([
    'Yeni Haber',
    'Yeni Haber Ekle',
    'Haberi Düzenle',
  ]);
  expect([newsPanelText.published, newsPanelText.draft, newsPanelText.publish]).toEqual([
    'Yayınlandı',
    'Taslak',
    'Yayınla',
  ]);
  expect([operationsPanelText.createTitle, operationsPanelText.editTitle]).toEqual([
    'Yeni Operasyon Ekle',
    'Operasyonu Düzenle',
  ]);
  expect([newsPanelText.noneYet, operationsPanelText.noneYet, photosPanelText.noneYet]).toEqual([
    'Henüz haber yok',
    'Henüz operasyon yok',
    'Henüz fotoğraf yok',
  ]);
  const questions = [newsPanelText, operationsPanelText, photosPanelText].map(
    (words) => words.confirmDeletion,
  );
  expect(questions).toEqual([
    'Bu haberi silmek istediğinizden emin misiniz?',
    'Bu operasyonu silmek istediğinizden emin misiniz?',
    'Bu fotoğrafı silmek istediğinizden emin misiniz?',
  ]);
  expect(operationsText.status).toEqual({
    active: 'Aktif',
    completed: 'Tamamlandı',
    cancelled: 'İptal Edildi',
  });
});
