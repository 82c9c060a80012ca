/** Paths of the panel. `/admin` shows the same screen as `panel`. */
export const panelPaths = {
  panel: '/adminpanel',
  signIn: '/admin-login',
  /** The token of a link stands behind its `#`. */
  choosePassword: '/admin-password',
  /** The editors' guide; each of its headings is a fragment. */
  guide: '/adminpanel/kilavuz',
};

/** Paths where staff see an article or an operation as visitors will, also a draft. */
export const previewPaths = {
  news: (id: number | ':id') => `${panelPaths.panel}/preview/news/${id}`,
  operation: (id: number | ':id') => `${panelPaths.panel}/preview/operations/${id}`,
  /** The page as it will be when all drafts are published. */
  site: (page: string) => `${panelPaths.panel}/preview/site${page}`,
};

/** The panel with a tab open, or a place beside the tabs. */
export const tabPath = (tab: string) => `${panelPaths.panel}?tab=${tab}`;

/** The panel with the form of one thing open. */
export const editPaths = {
  ownPassword: `${panelPaths.panel}?edit=password-0`,
  news: (id: number) => `${panelPaths.panel}?edit=news-${id}`,
  operation: (id: number) => `${panelPaths.panel}?tab=operations&edit=operation-${id}`,
  photo: (id: number) => `${panelPaths.panel}?tab=photos&edit=photo-${id}`,
  /** @param address by which the library finds the picture */
  media: (id: number, address: string) =>
    `${panelPaths.panel}?tab=media&edit=media-${id}&field=${encodeURIComponent(address)}`,
  people: `${panelPaths.panel}?edit=people-0`,
  proposal: (id: number) => `${panelPaths.panel}?tab=desk&edit=proposal-${id}`,
  /** @param field as the form names it; the form opens there */
  document: (id: number, field?: string) =>
    `${panelPaths.panel}?tab=site&edit=document-${id}${field ? `&field=${field}` : ''}`,
};
