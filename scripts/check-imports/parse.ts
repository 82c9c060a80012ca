import { parseSync } from 'vite';

export interface Import {
  /** As written; empty when it is worked out at run time. */
  specifier: string;
  line: number;
  /** `glob` is Vite's `import.meta.glob`, `all` is `export * from`. */
  kind: 'value' | 'type' | 'all' | 'glob' | 'computed';
}

/** A node of the syntax tree, as far as the search below needs to know it. */
type Node = { type: string; start: number } & Record<string, unknown>;

/**
 * Every way in which a TypeScript file can name another one.
 * @throws {SyntaxError} when the file does not parse
 */
export function parseImports(path: string, text: string): Import[] {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new SyntaxError(errors[0].message);
  const found: Import[] = [];
  visit(program, (node) => {
    const read = readers[node.type]?.(node);
    if (read) found.push({ ...read, line: text.slice(0, node.start).split('\n').length });
  });
  return found;
}

const readers: Record<string, (node: Node) => Omit<Import, 'line'> | undefined> = {
  ImportDeclaration: (node) => ({ specifier: textOf(node.source) ?? '', kind: kindOf(node, 'importKind') }),
  ExportAllDeclaration: (node) => ({ specifier: textOf(node.source) ?? '', kind: 'all' }),
  ExportNamedDeclaration: (node) =>
    node.source ? { specifier: textOf(node.source) ?? '', kind: kindOf(node, 'exportKind') } : undefined,
  ImportExpression: (node) => named(textOf(node.source), 'value'),
  TSImportType: (node) => named(textOf(node.source ?? node.argument), 'type'),
  TSExternalModuleReference: (node) => named(textOf(node.expression), 'value'),
  CallExpression: readCall,
};

/** `import { type A, type B }` brings no value either. */
function kindOf(node: Node, key: 'importKind' | 'exportKind'): 'value' | 'type' {
  const parts = Array.isArray(node.specifiers) ? (node.specifiers as Node[]) : [];
  const isType = node[key] === 'type' || (parts.length > 0 && parts.every((part) => part[key] === 'type'));
  return isType ? 'type' : 'value';
}

function readCall(node: Node): Omit<Import, 'line'> | undefined {
  const callee = node.callee as Node;
  const [first] = node.arguments as Node[];
  if (callee.type === 'Identifier' && callee.name === 'require') return named(textOf(first), 'value');
  const isGlob = callee.type === 'MemberExpression' && (callee.property as Node).name === 'glob';
  if (isGlob && (callee.object as Node).type === 'MetaProperty')
    return { specifier: textOf(first) ?? '', kind: 'glob' };
  return undefined;
}

function named(specifier: string | undefined, kind: 'value' | 'type'): Omit<Import, 'line'> {
  return specifier === undefined ? { specifier: '', kind: 'computed' } : { specifier, kind };
}

function textOf(value: unknown): string | undefined {
  if (!isNode(value)) return undefined;
  if (value.type === 'Literal' && typeof value.value === 'string') return value.value;
  if (value.type === 'TSLiteralType') return textOf(value.literal);
  const quasis = value.type === 'TemplateLiteral' ? (value.quasis as { value: { cooked: string } }[]) : [];
  return quasis.length === 1 ? quasis[0]?.value.cooked : undefined;
}

function visit(value: unknown, look: (node: Node) => void): void {
  if (Array.isArray(value)) for (const part of value) visit(part, look);
  if (!isNode(value)) return;
  look(value);
  for (const part of Object.values(value)) if (typeof part === 'object') visit(part, look);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
