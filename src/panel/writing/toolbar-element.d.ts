import type { DetailedHTMLProps, HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'markdown-toolbar': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & { for: string };
    }
  }
}
