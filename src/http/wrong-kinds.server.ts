import type { z } from 'zod';

/** Fields as people know them, where a schema has no sentence of its own for a value of another kind. */
const labels: Record<string, string> = {
  imageUrl: 'Görsel adresi',
  images: 'Ek görseller',
  published: 'Yayınla seçimi',
  version: 'Sürüm numarası',
  altText: 'Açıklama',
  credit: 'Fotoğrafı çeken',
  consentNote: 'Onay notu',
  force: 'Kullanılanlar da silinsin mi seçimi',
};

const kinds: Record<string, string> = {
  string: 'bir metin',
  number: 'bir sayı',
  int: 'bir tam sayı',
  boolean: 'true ya da false',
  array: 'bir liste',
  object: 'bir JSON nesnesi',
};

/**
 * The sentence for what a schema refuses without one of its own: the panel's forms send nothing of the kind, other
 * programs may. It is zod's error map of the server alone, so browsers do not load it.
 */
export function describeWrongKind(issue: z.core.$ZodRawIssue): string {
  const what = nameOf(issue.path ?? []);
  const kind = issue.code === 'invalid_type' ? kinds[issue.expected] : undefined;
  return kind === undefined ? `${what} geçersiz` : `${what} ${kind} olmalıdır`;
}

function nameOf(path: PropertyKey[]): string {
  const [field, ...inside] = path;
  if (field === undefined) return 'Gönderilen bilgiler';
  const label = labels[String(field)] ?? `“${String(field)}” alanı`;
  return inside.length > 0 ? `${label}: her biri` : label;
}
