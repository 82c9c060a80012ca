/** Where staff see an article as visitors will, also a draft. */
export const previewPath = (id: number | ':id') => `/adminpanel/preview/news/${id}`;
