/** `gallery` is the order that staff chose, and that visitors see. */
export const photoOrders = ['gallery', 'newest', 'oldest', 'title'] as const;

export interface PhotoListChoice {
  search: string;
  order: (typeof photoOrders)[number];
  /** '' for all. */
  category: string;
  /** '' for all. */
  operationId: string;
}

/** Choice of the list when it is opened: the whole gallery, as visitors see it. */
export const firstPhotoChoice: PhotoListChoice = {
  ...{ search: '', order: 'gallery', category: '', operationId: '' },
};
