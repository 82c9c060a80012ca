import { type ESTree, parseSync, Visitor } from 'vite';

export interface Import {
  /** As written; empty when it is worked out at run time. */
  specifier: string;
  line: number;
  /** `glob` is Vite's `import.meta.glob`, `all` is `export * from`. */
  kind: 'value' | 'type' | 'all' | 'glob' | 'computed';
}

type Specifiers = readonly (ESTree.ImportDeclarationSpecifier | ESTree.ExportSpecifier)[];

/**
 * Every way in which a TypeScript file can name another one.
 * @throws {SyntaxError} when the file does not parse
 */
export function parseImports(path: string, text: string): Import[] {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new SyntaxError(errors[0].message);
  const found: Import[] = [];
  function add(kind: Import['kind'], { start }: ESTree.Node, named: ESTree.Node | null | undefined) {
    const specifier = textOf(named);
    const line = text.slice(0, start).split('\n').length;
    found.push({ specifier: specifier ?? '', line, kind: specifier === undefined ? 'computed' : kind });
  }
  new Visitor({
    ImportDeclaration: (node) => add(kindOf(node.importKind, node.specifiers), node, node.source),
    ExportAllDeclaration: (node) => add('all', node, node.source),
    ExportNamedDeclaration: (node) => {
      if (node.source) add(kindOf(node.exportKind, node.specifiers), node, node.source);
    },
    ImportExpression: (node) => add('value', node, node.source),
    TSImportType: (node) => add('type', node, node.source),
    TSExternalModuleReference: (node) => add('value', node, node.expression),
    CallExpression(node) {
      const { callee, arguments: words } = node;
      if (callee.type === 'Identifier' && callee.name === 'require') add('value', node, words[0]);
      if (isMetaGlob(callee)) add('glob', node, words[0]);
    },
  }).visit(program);
  return found;
}

/** `import { type A, type B }` brings no value either. */
function kindOf(kind: string | undefined, specifiers: Specifiers): 'value' | 'type' {
  const isEachType =
    specifiers.length > 0 &&
    specifiers.every(
      (part) =>
        (part.type === 'ImportSpecifier' && part.importKind === 'type') ||
        (part.type === 'ExportSpecifier' && part.exportKind === 'type'),
    );
  return kind === 'type' || isEachType ? 'type' : 'value';
}

const isMetaGlob = (callee: ESTree.Node): boolean =>
  callee.type === 'MemberExpression' &&
  callee.object.type === 'MetaProperty' &&
  callee.property.type === 'Identifier' &&
  callee.property.name === 'glob';

/** A text, or a template without a hole; undefined for what is worked out at run time. */
function textOf(node: ESTree.Node | null | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  const quasis = node?.type === 'TemplateLiteral' ? node.quasis : [];
  return quasis.length === 1 ? (quasis[0]?.value.cooked ?? undefined) : undefined;
}
