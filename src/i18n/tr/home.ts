/** The home page. */
export const homeText = {
  carousel: 'Öne çıkan kareler',
  slides: 'Kareler: yana kaydırılabilir',
  previous: 'Önceki kare',
  next: 'Sonraki kare',
  pause: 'Otomatik geçişi durdur',
  play: 'Otomatik geçişi başlat',
  slide: (number: number, total: number) => `${number} / ${total}`,
  goTo: (number: number, title: string) => `${number}. kareye geç: ${title}`,

  founded: 'kuruluş yılı',
  instructors: 'eğitmen',
  members: 'kayıtlı üye',
  inTraining: 'eğitimdeki gönüllü',
};
