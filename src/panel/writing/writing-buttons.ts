import { Bold, Heading2, Italic, Link, List, ListOrdered, type LucideIcon, TextQuote } from 'lucide-react';
import { writingToolsText as text } from '#/i18n/tr/writing-buttons.ts';

export interface WritingButton {
  /** The toolbar element's name for it (`data-md-button`). */
  mark: string;
  label: string;
  icon: LucideIcon;
  /** Pressed with Ctrl, or with ⌘ on a Mac. */
  key?: string;
  /** Acts on whole lines, wherever the cursor stands in them. */
  isOfLines?: boolean;
  /** Asks for more in a dialog, instead of what the toolbar element would do. */
  isAsked?: boolean;
}

export const writingButtons: readonly WritingButton[] = [
  { mark: 'bold', label: text.bold, icon: Bold, key: 'B' },
  { mark: 'italic', label: text.italic, icon: Italic, key: 'I' },
  { mark: 'header-2', label: text.heading, icon: Heading2, isOfLines: true },
  { mark: 'link', label: text.link, icon: Link, key: 'K', isAsked: true },
  { mark: 'quote', label: text.quote, icon: TextQuote, isOfLines: true },
  { mark: 'unordered-list', label: text.bulletList, icon: List },
  { mark: 'ordered-list', label: text.numberedList, icon: ListOrdered },
];
