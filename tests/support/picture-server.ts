import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { type FetchPolicy, publicFetchPolicy } from '#/media/web/guarded-request.server.ts';

export interface PictureServer {
  /** Without a slash at the end. */
  url: string;
  port: number;
  /** What each request said of itself, in order. */
  asked: IncomingHttpHeaders[];
  /** The public internet and this one server, under its address alone. */
  fetchPolicy: FetchPolicy;
}

/** A web server of somebody else, on this machine; it goes when the test ends. */
export async function startPictureServer(
  answer: (path: string, response: ServerResponse) => void,
): Promise<PictureServer> {
  const asked: IncomingHttpHeaders[] = [];
  const listener: RequestListener = (request, response) => {
    asked.push(request.headers);
    answer(request.url ?? '', response);
  };
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const fetchPolicy: FetchPolicy = {
    ...publicFetchPolicy,
    mayConnectTo: (address) => address === '127.0.0.1' || publicFetchPolicy.mayConnectTo(address),
    mayUsePort: (asked) => asked === String(port) || publicFetchPolicy.mayUsePort(asked),
  };
  return { url: `http://127.0.0.1:${port}`, port, asked, fetchPolicy };
}

/** Answers with 503 until it is set otherwise, and then with the picture, whatever is asked for. */
export async function startSiteThatIsDown(picture: Uint8Array) {
  const state = { isUp: false };
  const elsewhere = await startPictureServer((_path, response) =>
    state.isUp ? response.end(picture) : response.writeHead(503).end(),
  );
  return { elsewhere, state, address: `${elsewhere.url}/da%C4%9F.jpg` };
}
