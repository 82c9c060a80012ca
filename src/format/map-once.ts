/** As `map`, for texts of which some come several times: equal ones are made once. */
export function mapOnce<Made>(texts: readonly string[], make: (text: string) => Made): Made[] {
  const made = new Map<string, Made>();
  for (const text of texts) if (!made.has(text)) made.set(text, make(text));
  return texts.map((text) => made.get(text) as Made);
}
