/** Where only admins publish: what everybody else is told. */
export const publishingText = {
  mayNot:
    'Yayındakileri yalnız yöneticiler değiştirebilir. Taslak olarak kaydedin; yayınlaması için bir yöneticiye haber verin.',
};
