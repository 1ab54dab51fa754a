/** Numbers as bits, and bits as text that travels in JSON and compresses to its own size. */

/** Bits of a number; none of 0. */
function bitLength(value: number): number {
  return 32 - Math.clz32(value);
}

/** Writes numbers of few bits one behind the other. */
export class BitWriter {
  private readonly bytes: number[] = [];
  private used = 8;

  /** Appends the lowest `count` bits of a number, the highest of them first. */
  bits(value: number, count: number): void {
    for (let at = count - 1; at >= 0; at -= 1) {
      if (this.used === 8) {
        this.bytes.push(0);
        this.used = 0;
      }
      const last = this.bytes.length - 1;
      this.bytes[last] = this.bytes[last]! | (((value >> at) & 1) << (7 - this.used));
      this.used += 1;
    }
  }

  /** Appends a number above 0, the shorter the smaller it is (Elias gamma code). */
  gamma(value: number): void {
    const length = bitLength(value) - 1;
    this.bits(0, length);
    this.bits(value, length + 1);
  }

  /** Appends a number from 0 to `largest`, in as many bits as the choice needs. */
  upTo(largest: number, value: number): void {
    const length = bitLength(largest);
    // Some of the numbers get by with one bit less.
    const short = 2 ** length - 1 - largest;
    if (value < short) {
      this.bits(value, length - 1);
    } else {
      this.bits(value + short, length);
    }
  }

  /**
   * Appends ascending numbers between two bounds: the middle one first, which narrows the choice
   * for the others (interpolative code). Neighbours cost next to nothing.
   */
  ascending(numbers: readonly number[], lowest: number, highest: number): void {
    if (numbers.length === 0) {
      return;
    }
    const middle = numbers.length >> 1;
    const value = numbers[middle]!;
    const least = lowest + middle;
    const most = highest - (numbers.length - 1 - middle);
    this.upTo(most - least, value - least);
    this.ascending(numbers.slice(0, middle), lowest, value - 1);
    this.ascending(numbers.slice(middle + 1), value + 1, highest);
  }

  /** Number of bytes so far; what follows begins in a byte of its own. */
  align(): number {
    this.used = 8;
    return this.bytes.length;
  }

  /** All that was written, in Base64. */
  toString(): string {
    return btoa(this.bytes.map((byte) => String.fromCharCode(byte)).join(''));
  }
}

/** Reads what `BitWriter` wrote, by the same calls in the same order. */
export class BitReader {
  private readonly bytes: Uint8Array;
  private readonly end: number;
  /** In bits. */
  private position = 0;

  /** @throws DOMException when the text is no Base64 */
  constructor(text: string) {
    const characters = atob(text);
    this.end = characters.length * 8;
    // What is looked at behind the end is 0.
    this.bytes = new Uint8Array(characters.length + 5);
    for (let at = 0; at < characters.length; at += 1) {
      this.bytes[at] = characters.charCodeAt(at);
    }
  }

  /** Number of bytes. */
  get length(): number {
    return this.end >> 3;
  }

  /** Goes on at the beginning of a byte. */
  seek(byte: number): void {
    this.position = byte * 8;
  }

  /** The next 32 bits, which are not read by that. */
  private get ahead(): number {
    const {bytes, position} = this;
    const at = position >> 3;
    const used = position & 7;
    const word =
      (bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!;
    return (word << used) | (bytes[at + 4]! >> (8 - used));
  }

  bits(count: number): number {
    const value = count === 0 ? 0 : this.ahead >>> (32 - count);
    this.position += count;
    return value;
  }

  /** @throws RangeError behind the end of the text */
  gamma(): number {
    const zeros = Math.clz32(this.ahead);
    this.position += zeros;
    if (this.position >= this.end) {
      throw new RangeError('the packed numbers end too early');
    }
    return this.bits(zeros + 1);
  }

  upTo(largest: number): number {
    const length = bitLength(largest);
    if (length === 0) {
      return 0;
    }
    const short = 2 ** length - 1 - largest;
    const value = this.ahead >>> (32 - length);
    const isShort = value >> 1 < short;
    this.position += isShort ? length - 1 : length;
    return isShort ? value >> 1 : value - short;
  }

  /**
   * Reads `count` ascending numbers between two bounds.
   *
   * @param into array to write them to
   * @param start index of the first one
   */
  ascending(
    count: number,
    lowest: number,
    highest: number,
    into: {[index: number]: number},
    start: number,
  ): void {
    if (count > 0) {
      const middle = count >> 1;
      const least = lowest + middle;
      const value = least + this.upTo(highest - (count - 1 - middle) - least);
      into[start + middle] = value;
      if (count > 1) {
        this.ascending(middle, lowest, value - 1, into, start);
        this.ascending(count - middle - 1, value + 1, highest, into, start + middle + 1);
      }
    }
  }
}
