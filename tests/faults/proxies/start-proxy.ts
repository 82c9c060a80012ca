import { onTestFinished } from 'vitest';
import { findFreePort } from '../../support/free-port.ts';
import { makeScratchFolder } from '../../support/scratch-folder.ts';
import { addressOf, type ProxyName, startInPlace } from './deployed-proxies.ts';

export { type ProxyName, proxies } from './deployed-proxies.ts';

/**
 * @param snapshot the folder of that name; left out, there is none
 * @param change makes of the settings what an operator would
 * @returns the address that visitors come to, once they get the site there; the proxy ends with the test
 */
export async function startProxy(
  name: ProxyName,
  site: number,
  { snapshot = '/nowhere', change }: { snapshot?: string; change?: (text: string) => string } = {},
): Promise<string> {
  const place = { port: await findFreePort(), site, folder: makeScratchFolder('proxy-'), snapshot };
  const proxy = await startInPlace(name, place, change);
  onTestFinished(proxy.stop);
  return addressOf(place);
}
