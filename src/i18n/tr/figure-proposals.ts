import { accountProposalsText } from './account-proposals.ts';

/** A change of the figures of a closed year, where its words differ from those of the accounts. */
const ofFigures: Partial<typeof accountProposalsText> = {
  proposed: (person) => `${person} kapanmış bir yılın gelir ya da giderini düzeltmek istiyor.`,
  ownProposal: 'Kapanmış bir yılın hesabında önerdiğiniz düzeltme onay bekliyor.',
  title: 'Kapanmış yılın hesabı düzeltilsin mi?',
  advice:
    'Yeni tutarları defterle ve belgelerle karşılaştırın. Öneren kişiyi bildiğiniz numarasından arayıp sorun.',
  confirmed: 'Hesap düzeltildi',
  confirmedHint: 'Ziyaretçiler yeni tutarları ve düzeltmenin kendisini görüyor.',
  rejectingHint:
    'Öneri kaldırılır, ziyaretçiler eski tutarları görmeyi sürdürür. Yazılanlar taslak olarak kalır. Öneren kişiye bildirilmez; kendiniz haber verin.',
  droppedHint: 'Ziyaretçiler eski tutarları görmeyi sürdürüyor. Yazılanlar taslak olarak duruyor.',
  rule: 'Kapanmış bir yıl nasıl düzeltilir?',
  nobodyMay:
    'Kapanmış bir yılın rakamı değişirse bunu ikinci bir yönetici onaylar; önerenin de onaylayanın da hesabına bir haftadır başkası dokunmamış olmalı. Şu anda böyle iki yönetici yok.',
  takesTwo: (people) =>
    `Kapanmış bir yılın tutarı değişirse bölüm önce ikinci bir yöneticinin onayını bekler; onaylanınca düzeltme sayfada yazar. Onaylayabilecek kişiler: ${people.join(', ')}.`,
};

/** @param name of the document */
export const proposalText = (name: string): typeof accountProposalsText =>
  name === 'finances' ? { ...accountProposalsText, ...ofFigures } : accountProposalsText;
