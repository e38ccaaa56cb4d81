/** SHA-256 (FIPS 180-4), incremental and synchronous. WebCrypto offers neither, and ids and files need both on every platform. */

const BLOCK_BYTES = 64;
const LENGTH_BYTES = 8;
const ROUNDS = 64;
const BITS_PER_BYTE = 8;
const WORD = 2 ** 32;

/** The first 32 bits of the fractions of a root of the first primes. */
function primeFractions(count: number, root: (prime: number) => number): Uint32Array {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number += 1) if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  return Uint32Array.from(primes, (prime) => (root(prime) % 1) * WORD);
}

const CONSTANTS = primeFractions(ROUNDS, Math.cbrt);
const START = primeFractions(8, Math.sqrt);

const rotate = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

export class Sha256 {
  readonly #state = Uint32Array.from(START);
  readonly #schedule = new Uint32Array(ROUNDS);
  readonly #block = new Uint8Array(BLOCK_BYTES);
  readonly #view = new DataView(this.#block.buffer);
  #filled = 0;
  #bytes = 0;

  update(bytes: Uint8Array): this {
    this.#bytes += bytes.length;
    for (let at = 0; at < bytes.length; ) {
      const taken = Math.min(BLOCK_BYTES - this.#filled, bytes.length - at);
      this.#block.set(bytes.subarray(at, at + taken), this.#filled);
      this.#filled += taken;
      at += taken;
      if (this.#filled === BLOCK_BYTES) this.#mix();
    }
    return this;
  }

  /** Ends the digest; nothing can be added afterwards. */
  digest(): Uint8Array {
    const bits = this.#bytes * BITS_PER_BYTE;
    this.update(Uint8Array.of(0x80));
    if (this.#filled > BLOCK_BYTES - LENGTH_BYTES) this.update(new Uint8Array(BLOCK_BYTES - this.#filled));
    this.#block.fill(0, this.#filled);
    this.#view.setUint32(BLOCK_BYTES - LENGTH_BYTES, Math.floor(bits / WORD));
    this.#view.setUint32(BLOCK_BYTES - LENGTH_BYTES / 2, bits % WORD);
    this.#mix();
    const digest = new DataView(new ArrayBuffer(this.#state.byteLength));
    for (const [index, word] of this.#state.entries()) digest.setUint32(index * 4, word);
    return new Uint8Array(digest.buffer);
  }

  #mix(): void {
    const schedule = this.#schedule;
    for (let index = 0; index < ROUNDS; index += 1) schedule[index] = this.#word(index);
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = this.#state;
    for (let index = 0; index < ROUNDS; index += 1) {
      const mixedE = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
      const mixedA = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
      const first = (h + mixedE + ((e & f) ^ (~e & g)) + (CONSTANTS[index] ?? 0) + (schedule[index] ?? 0)) | 0;
      const second = (mixedA + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, index) => {
      this.#state[index] = (this.#state[index] ?? 0) + word;
    });
    this.#filled = 0;
  }

  #word(index: number): number {
    if (index < BLOCK_BYTES / 4) return this.#view.getUint32(index * 4);
    const at = (back: number): number => this.#schedule[index - back] ?? 0;
    const [near, far] = [at(2), at(15)];
    const mixedNear = rotate(near, 17) ^ rotate(near, 19) ^ (near >>> 10);
    const mixedFar = rotate(far, 7) ^ rotate(far, 18) ^ (far >>> 3);
    return (at(16) + mixedFar + at(7) + mixedNear) | 0;
  }
}

export const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
