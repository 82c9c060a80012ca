import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What a call asks a device for, as far as this one looks at it. */
export interface Asked {
  challenge: string;
  user?: { id: string };
}

const present = 0x01;
const verified = 0x04;
const withKey = 0x40;

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest();

/** A device of our own: one passkey of ES256, and no question to anybody (W3C Web Authentication, 6). */
export class Authenticator {
  readonly id = randomBytes(16).toString('base64url');
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #userHandle = '';
  /** What it has counted; a device that does not count stays at 0. */
  counter = 0;
  isCounting = true;
  /** What a browser takes itself to be on. */
  origin = 'http://localhost:3000';
  rpID = 'localhost';
  /** Whether it has asked for a finger or a face. */
  isVerifying = true;

  /** Makes its passkey, as `navigator.credentials.create` answers. */
  create({ challenge, user }: Asked) {
    this.#userHandle = user?.id ?? '';
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([id.length >> 8, id.length & 0xff]);
    const key = Buffer.concat([Buffer.alloc(16), length, id, this.#cosePublicKey()]);
    const authData = Buffer.concat([this.#authenticatorData(withKey), key]);
    // a map of three: fmt 'none', an empty attStmt, and authData as bytes with a length of two bytes (RFC 8949)
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3, 0x63, ...Buffer.from('fmt'), 0x64, ...Buffer.from('none')]),
      Buffer.from([0x67, ...Buffer.from('attStmt'), 0xa0, 0x68, ...Buffer.from('authData')]),
      Buffer.from([0x59, authData.length >> 8, authData.length & 0xff]),
      authData,
    ]).toString('base64url');
    const clientDataJSON = this.#clientData('webauthn.create', challenge).toString('base64url');
    return { ...this.#named(), response: { clientDataJSON, attestationObject, transports: ['internal'] } };
  }

  /** Answers as `navigator.credentials.get` does. */
  get({ challenge }: Asked) {
    if (this.isCounting) this.counter += 1;
    const authenticatorData = this.#authenticatorData();
    const clientData = this.#clientData('webauthn.get', challenge);
    const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
        userHandle: this.#userHandle || undefined,
      },
    };
  }

  #named = () => ({ id: this.id, rawId: this.id, type: 'public-key' as const });

  #clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));

  #authenticatorData(more = 0): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flags = present | (this.isVerifying ? verified : 0) | more;
    return Buffer.concat([sha256(this.rpID), Buffer.from([flags]), counter]);
  }

  /** A map of five: kty EC2, alg ES256, crv P-256, x and y (RFC 9053). */
  #cosePublicKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const coordinate = (label: number, value: string) => [
      label,
      0x58,
      0x20,
      ...Buffer.from(value, 'base64url'),
    ];
    return Buffer.from([
      ...[0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01],
      ...coordinate(0x21, x),
      ...coordinate(0x22, y),
    ]);
  }
}
