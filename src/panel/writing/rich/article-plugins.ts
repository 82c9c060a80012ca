import { gapCursor } from 'prosemirror-gapcursor';
import { history } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { addressLooks } from './address-looks.ts';
import { articleKeys } from './article-keys.ts';
import { articleSchema } from './article-schema.ts';
import { comingPictures } from './coming-pictures.ts';
import { typedCodes } from './typed-codes.ts';

export const articlePlugins = (openLink: () => void) => [
  typedCodes(),
  ...articleKeys(openLink),
  history(),
  gapCursor(),
  addressLooks(),
  comingPictures(),
  new Plugin({
    appendTransaction: ([first], _, { doc, tr }) =>
      first?.docChanged && needsEnd(doc) ? tr.insert(doc.content.size, endOf()) : null,
  }),
];

const endOf = () => articleSchema.node('paragraph');

const needsEnd = ({ lastChild }: Node) =>
  ['picture', 'table', 'code_block', 'rule', 'verbatim'].includes(lastChild?.type.name ?? '');

/** There is always a line to write on behind the last picture or table. */
export const withEnd = (doc: Node): Node => (needsEnd(doc) ? doc.copy(doc.content.addToEnd(endOf())) : doc);
