import type { UseFormReturn } from 'react-hook-form';
import { defaultCategory } from '../categories.ts';
import type { PhotoDraft, PhotoInput } from '../schema.ts';

export type PhotoFormApi = UseFormReturn<PhotoInput, unknown, PhotoDraft>;

export const emptyPhoto: PhotoInput = {
  title: '',
  imageUrl: '',
  category: defaultCategory,
  description: '',
  operationId: null,
};
