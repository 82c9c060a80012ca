/** Lines as LibreOffice saves them from a Turkish spreadsheet: semicolons, quotes where they are needed, a last empty line. */
export function spreadsheetOf(rows: number): string {
  const lines = Array.from({ length: rows }, (_, row) =>
    [
      `${String((row % 28) + 1).padStart(2, '0')}.${String((row % 12) + 1).padStart(2, '0')}.${2009 + (row % 16)}`,
      `Iğdır’da arama ${row + 1}`,
      row % 2 ? 'KAYIP ŞAHIS ARAMA' : 'Sel',
      row % 3 ? 'ığdır' : 'Elazığ',
      `"Tuzluca; ""Aras"" kıyısı ${row + 1}"`,
      `"İlk gün arandı.\nİkinci gün bulundu; ${row + 1}. kayıt."`,
      row % 5 ? '' : '1',
      row % 4 ? String(row) : '1.250',
    ].join(';'),
  );
  const headings = 'Tarih;Başlık;Operasyon türü;İl;Yer;Açıklama;Kurtarılan;Gönüllü';
  return `${[headings, ...lines].join('\n')}\n`;
}
