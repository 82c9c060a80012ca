import { textPart } from './accountability.ts';
import { firstValue } from './subject.ts';

const donorRightsSchema = textPart(
  'Bağışçı hakları',
  '/hesap-verme/bagisci-haklari',
  'Yönetim Kurulunun karar günü',
);

// Bağışçı hakları: Yönetim Kurulunun kararıyla yürürlüğe giren metin.
const donorRights = firstValue(donorRightsSchema, {
  title: 'Bağışçı hakları',
  lead: 'Derneğe bağışta bulunan herkesin hakları. Az ya da çok, her bağış için geçerlidir.',
  description: 'Derneğe bağış yapanların bilgi alma, amaç belirtme, adını saklı tutma ve şikâyet hakları.',
  example: 'Bu metin ve karar tarihi örnektir.',
  date: '2024-06-11',
  entries: [
    {
      title: 'Bilgi almak',
      texts: [
        'Bağışınızın nereye harcandığını sorabilirsiniz. Yazılı sorulara en geç 30 gün içinde yazılı yanıt veririz.',
      ],
    },
    {
      title: 'Amaç belirtmek',
      texts: [
        'Bağışınızın malzeme, eğitim ya da görev giderlerinden hangisine harcanacağını açıklama alanına yazabilirsiniz. Karşılayamayacağımız bir amaçsa size sorarız; istemezseniz bağışı geri göndeririz.',
      ],
    },
    {
      title: 'Belge almak',
      texts: [
        'Bankayla yapılan bağışta dekont ya da hesap özeti alındı belgesi yerine geçer. Elden yapılan her bağış için numaralı alındı belgesi verilir.',
      ],
    },
    {
      title: 'Adının saklı kalmasını istemek',
      texts: [
        'Adınızı ve bağışınızın tutarını izniniz olmadan yayımlamayız, kimseyle paylaşmayız. Yasanın istediği kayıtlar bunun dışındadır.',
      ],
    },
    {
      title: 'Rahatsız edilmemek',
      texts: [
        'Bağış istemek için telefon etmeyiz, kısa mesaj göndermeyiz. Bir kez bağışta bulunmak yeni bir bağış için söz vermek değildir.',
      ],
    },
    {
      title: 'Yanlışı düzelttirmek',
      texts: ['Yanlışlıkla yapılan bağışı 30 gün içinde bildirirseniz, harcanmamışsa geri göndeririz.'],
    },
    {
      title: 'Şikâyet etmek',
      texts: [
        'Yanıtımız yetmezse Denetim Kuruluna yazabilirsiniz; kurul şikâyeti Yönetim Kurulundan ayrı inceler. İl sivil toplumla ilişkiler müdürlüğüne başvurma hakkınız her zaman vardır.',
      ],
    },
  ],
});

export const donorRightsSubject = {
  file: 'donor-rights.ts',
  schema: donorRightsSchema,
  value: donorRights,
};
