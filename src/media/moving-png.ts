/** libpng keeps no more of those it does not know. */
const mostChunks = 1000;

/** A PNG moves when `acTL` stands before its pixels (PNG, third edition, 11.3.5), which may be behind a long colour profile. */
export async function isMovingPng(file: Blob): Promise<boolean> {
  for (let at = 8, passed = 0; passed < mostChunks; passed += 1) {
    const head = new DataView(await file.slice(at, at + 8).arrayBuffer());
    if (head.byteLength < 8) return false;
    const name = head.getUint32(4);
    if (name === pixels || name === frames) return name === frames;
    at += 12 + head.getUint32(0);
  }
  return false;
}

/** `IDAT` and `acTL`. */
const [pixels, frames] = [0x49444154, 0x6163544c];
