// Sitenin her sayfasında en üstte görünen duyuru. Panelden açılıp kapatılır.
import { type Notice, noticeSchema } from './schemas/notice.ts';
import type { Subject } from './schemas/subject.ts';

export const notice: Notice = {
  isOn: false,
  kind: 'information',
  sentence: '',
  link: null,
  begins: null,
  ends: null,
};

export const noticeSubject: Subject = { file: 'notice.ts', schema: noticeSchema, value: notice };
