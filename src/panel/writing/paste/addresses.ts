/** Pages that only redirect, and the parameter that holds the true address. */
const detours: { page: RegExp; parameter: string }[] = [
  { page: /^https?:\/\/(www\.)?google\.[a-z.]+\/url\?/, parameter: 'q' },
  { page: /^https?:\/\/[a-z0-9.]+\.safelinks\.protection\.outlook\.com\//, parameter: 'url' },
  { page: /^https?:\/\/l\.(facebook|instagram)\.com\//, parameter: 'u' },
];

/** Parameters that only tell where a reader came from. */
const tracking =
  /^(utm_\w+|fbclid|gclid|dclid|msclkid|yclid|igshid|igsh|mc_cid|mc_eid|_hsenc|_hsmi|ref_src)$/;

const linkSchemes = ['http:', 'https:', 'mailto:', 'tel:'];

/** Removes detours and tracking; undefined for an address that a reader cannot open. */
export function tidyAddress(address: string): string | undefined {
  if (/^\/(?!\/)/.test(address)) return address;
  const url = URL.parse(address.trim());
  if (!url || !linkSchemes.includes(url.protocol)) return undefined;
  const detour = detours.find(({ page }) => page.test(url.href));
  const beyond = detour && url.searchParams.get(detour.parameter);
  if (beyond) return tidyAddress(beyond);
  const needless = [...url.searchParams.keys()].filter((name) => tracking.test(name));
  for (const name of needless) url.searchParams.delete(name);
  return needless.length > 0 ? url.href : address.trim();
}

/** Readers cannot see a file on the writer's computer, or a picture inside the pasted text. */
export const isShownPicture = (address: string): boolean =>
  /^(https?:\/\/|\/(media|artwork)\/)/i.test(address);
