/** The page on how to become a volunteer. Its own words are in src/content/volunteer.ts. */
export const volunteerText = {
  facts: 'Kısaca',
  seeAllDates: 'Bütün eğitim tarihlerini gör',
  chosen: (course: string) => `Seçtiğiniz eğitim: ${course}`,
  writeDate: 'Forma bu eğitimi ve tarihi yazın.',
  emailOf: (place: string, email: string) => `${place}: ${email}`,
  askUs: 'Bize sor',
};
